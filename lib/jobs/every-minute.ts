import { describeError, log } from '@/lib/log/log';
import { MINUTE_MS } from '@/lib/time/units';

type Jobs = Readonly<Record<string, () => Promise<number>>>;

/**
 * Runs each job every minute, one after the other. A round that takes longer skips the next; a failed job is logged and
 * retried a minute later. Several instances run them at once: a job guards itself, as by an advisory lock.
 *
 * @param jobs by name; each returns the number of rows it wrote
 * @returns stops it, and waits for the running round
 */
export function runEveryMinute(jobs: Jobs): () => Promise<void> {
  return runRepeatedly(jobs, MINUTE_MS);
}

/** The same for one job that can't wait for the others, with an interval of its own. */
export const runEvery = (name: string, run: () => Promise<number>, everyMs: number): (() => Promise<void>) =>
  runRepeatedly({ [name]: run }, everyMs);

function runRepeatedly(jobs: Jobs, everyMs: number): () => Promise<void> {
  let round: Promise<void> | undefined;
  const begin = () => {
    round ??= runAll(jobs).finally(() => {
      round = undefined;
    });
  };
  const timer = setInterval(begin, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

async function runAll(jobs: Jobs): Promise<void> {
  for (const [name, run] of Object.entries(jobs)) {
    try {
      const written = await run();
      if (written > 0) log.debug({ name, written }, 'a periodic job ran');
    } catch (error) {
      log.warn({ name, error: describeError(error) }, 'a periodic job failed');
    }
  }
}
