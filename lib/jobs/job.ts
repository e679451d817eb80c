import { countError } from '@/lib/log/error-groups';
import { describeError, log } from '@/lib/log/log';
import { repeat } from './repeat';
import { recordRun } from './runs';

const periodic = {
  logRun: (name: string, written: number) => log.debug({ name, written }, 'a periodic job ran'),
  failure: 'a periodic job failed',
  isDetached: false,
};

/** Schedules. A detached one doesn't wait for its last round, neither at the next one nor when it is stopped. */
const schedules = {
  'ten seconds': { ms: 10_000, ...periodic },
  minute: { ms: 60_000, ...periodic },
  'ten minutes': {
    ms: 600_000,
    logRun: (name: string, swept: number) => log.info({ name, swept }, 'expired rows deleted'),
    failure: 'a cleanup failed',
    isDetached: true,
  },
};

type Schedule = keyof typeof schedules;
export type Job = { name: string; every: Schedule; run: () => Promise<void> };

/**
 * Declares a job. All machines run it at the same times, so it guards itself where that matters, as by an advisory
 * lock. A failure is logged, and the job runs again at its next time.
 *
 * @param name for the log
 * @param every jobs of one schedule run one after the other: what can't wait for the others has its own
 * @param run returns the number of rows it wrote
 */
export function job({ name, every, run }: Omit<Job, 'run'> & { run: () => Promise<number> }): Job {
  const { logRun, failure } = schedules[every];
  const runLogged = async () => {
    try {
      const written = await run();
      recordRun(name, false);
      if (written > 0) logRun(name, written);
    } catch (error) {
      recordRun(name, true);
      const line = { name, error: describeError(error) };
      countError(line, failure);
      log.warn(line, failure);
    }
  };
  return { name, every, run: runLogged };
}

/** Runs the jobs once, in turn. */
export async function runJobs(jobs: readonly Job[]): Promise<void> {
  for (const { run } of jobs) await run();
}

/**
 * Starts the jobs: those of one schedule in this order.
 *
 * @returns stops them, and waits for the rounds in progress
 */
export function startJobs(jobs: readonly Job[]): () => Promise<void> {
  const stops = Object.entries(schedules).map(([every, { ms, isDetached }]) => {
    const round = () => runJobs(jobs.filter((one) => one.every === every));
    return repeat(isDetached ? async () => void round() : round, ms);
  });
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
