import { readTimings } from '@/lib/metrics/timings';

const getCount = (): number => readTimings().query.counts.reduce((sum, count) => sum + count, 0);

/** Number of statements that this process sends to the database during `run`. */
export async function countStatements(run: () => Promise<unknown>): Promise<number> {
  const before = getCount();
  await run();
  return getCount() - before;
}
