import { AggregatorRegistry, collectDefaultMetrics, type PrometheusContentType, Registry } from 'prom-client';
import { getSingleton } from '@/lib/process/singleton';
import { listCacheCounts, listReplicaReads, listRequestCounts } from './counts';
import { readCacheBytes, readCacheEntries, readQueues } from './gauges';
import { getPoolStats } from './instrumented-adapter';
import { addProcessLabel, buildCounter, buildGauge, buildHistogram } from './prometheus';
import { countQueued } from './queries';
import { type Metric, metrics } from './schema';
import { readSharedGauges } from './shared';
import { readTimings } from './timings';

export const METRICS_CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Node's own metrics: memory, CPU time, garbage collection, event loop delay. */
const nodeMetrics = getSingleton('metrics.node', () => ({ registry: new Registry(), begun: false }));

/**
 * Starts to observe the event loop and garbage collection, which costs a little; only if metrics are requested. Does
 * nothing a second time.
 */
export function startMetrics(): void {
  if (nodeMetrics.begun) return;
  nodeMetrics.begun = true;
  collectDefaultMetrics({ register: nodeMetrics.registry });
}

/**
 * All metrics of this process, as JSON that `renderMetrics` of another one takes.
 *
 * @param name of the process among those of this machine, such as `gateway` or `render-1`; label of values that make no
 *   sense as a sum
 */
export async function collectMetrics(name: string): Promise<Metric[]> {
  startMetrics();
  const { page, call, query } = readTimings();
  const process = [
    buildGauge('portal_cache_entries', 'Entries that a cache holds', 'cache', readCacheEntries()),
    buildGauge('portal_cache_bytes', 'Bytes of what a cache holds', 'cache', readCacheBytes()),
    buildGauge(
      'portal_pool_connections',
      'Connections to the database, and who waits for one',
      'state',
      getPoolStats(),
    ),
    buildGauge('portal_queue_length', 'What waits in a process', 'queue', readQueues()),
    ...metrics.parse(await nodeMetrics.registry.getMetricsAsJSON()),
  ];
  return [
    buildCounter('portal_requests_total', 'Answers by what was asked for, method and status', listRequestCounts()),
    buildCounter('portal_cache_lookups_total', 'Lookups in the page cache by outcome', listCacheCounts()),
    buildCounter('portal_replica_reads_total', 'Reads of public pages by where they went', listReplicaReads()),
    buildHistogram('portal_render_seconds', 'Time to make a page or the answer of a call anew', 'kind', { page, call }),
    buildHistogram('portal_query_seconds', 'Time of a statement and of waiting for a connection', 'kind', { query }),
    ...process.map((metric) => addProcessLabel(metric, name)),
  ];
}

/**
 * Metrics of all processes of this machine, and those that the database has for all machines, as Prometheus text.
 *
 * @param others results of `collectMetrics` in the other processes, as received; anything else is left out
 * @param name of the process that answers
 */
export async function renderMetrics(others: readonly unknown[], name = 'gateway'): Promise<string> {
  const [mine, waiting, shared] = await Promise.all([collectMetrics(name), countQueued(), readSharedGauges()]);
  const heard = others.flatMap((other) => metrics.safeParse(other).data ?? []);
  const shownOnce = waiting
    ? [buildGauge('portal_waiting', 'What waits in the database for any instance', 'queue', waiting)]
    : [];
  const all = [...mine, ...shownOnce, ...shared, ...heard].map((metric) => ({
    ...metric,
    values: metric.values.filter(({ value }) => value !== null),
  }));
  return AggregatorRegistry.aggregate<PrometheusContentType>([all]).metrics();
}
