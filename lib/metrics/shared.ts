import { describeError, log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';
import { withTimeout } from '@/lib/process/timeout';
import type { Metric } from './schema';

/** Cache time: frequent or concurrent requests for metrics read the values once in this time. */
const CACHE_MS = 5_000;
/** Timeout, so that values that don't come don't hold up the other metrics. */
const WAIT_MS = 2_000;

/** A value with its labels. */
export type LabelledValue = { labels: Readonly<Record<string, string>>; value: number };
/** A gauge that is the same for all processes, as the database has it. */
export type SharedGauge = { name: string; help: string; values: readonly LabelledValue[] };
type ReadShared = () => Promise<readonly SharedGauge[]>;

const shared = getSingleton(
  'metrics.shared',
  (): { read?: ReadShared; at: number; look?: Promise<readonly SharedGauge[]> } => ({ at: 0 }),
);

/** Sets what reads the shared gauges in this process; it is called at most once in five seconds. */
export function setSharedGauges(read: ReadShared): void {
  shared.read = read;
  delete shared.look;
}

/** The shared gauges as metrics; none while they can't be read. */
export async function readSharedGauges(now = performance.now()): Promise<Metric[]> {
  if (!shared.read) return [];
  if (!shared.look || now - shared.at > CACHE_MS) {
    shared.at = now;
    shared.look = shared.read().catch((error: unknown) => {
      log.warn({ error: describeError(error) }, 'shared metrics could not be read');
      return [];
    });
  }
  const gauges = (await withTimeout(WAIT_MS, shared.look)) ?? [];
  return gauges.map(({ name, help, values }) => ({
    ...{ name, help, type: 'gauge', aggregator: 'sum' },
    values: values.map(({ labels, value }) => ({ labels: { ...labels }, value })),
  }));
}
