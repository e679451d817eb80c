import { hostname } from 'node:os';
import { env } from '@/lib/env/env';
import { listCacheCounts } from '@/lib/metrics/counts';
import { readCacheBytes, readCacheEntries } from '@/lib/metrics/gauges';
import { getCurrentMs } from '@/lib/time/current-time';
import type { ProcessFacts } from './reports.schema';

/** Name of this machine among those that share the database; several servers of one machine differ by their port. */
export const getMachineName = (): string => `${hostname()}:${env.PORT}`;

/** Time at which this process began. */
export const getStart = (): string => new Date(getCurrentMs() - process.uptime() * 1_000).toISOString();

/** Facts of this process. */
export function collectProcess(): ProcessFacts {
  const { rss, heapUsed } = process.memoryUsage();
  const bytes = readCacheBytes();
  const lookups = listCacheCounts().filter(({ count }) => count > 0);
  return {
    startedAt: getStart(),
    rssBytes: rss,
    heapBytes: heapUsed,
    caches: Object.fromEntries(
      Object.entries(readCacheEntries()).map(([name, entries]) => [name, { entries, bytes: bytes[name] ?? 0 }]),
    ),
    lookups: Object.fromEntries(lookups.map(({ outcome, count }) => [outcome, count])),
  };
}
