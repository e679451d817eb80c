import { log } from '@/lib/log/log';
import type { Step } from './visit';

/** Answers that take longer than this, in milliseconds, are worth a line. */
const SLOW_MS = 1_000;

/** A part that is away has its own line. */
const ASKED_BY_BALANCERS = '/readyz';

/** Writes a line about answers that failed or were slow; the query, which may hold what a person typed, stays out. */
export const watch: Step = ({ ask, answer, id, path }) => {
  const begun = performance.now();
  const { method } = ask;
  answer.once('close', () => {
    const ms = Math.round(performance.now() - begun);
    const line = { request: id, method, path, status: answer.statusCode, ms, finished: answer.writableFinished };
    if (path === ASKED_BY_BALANCERS) return;
    if (answer.statusCode >= 500) log.error(line, 'answer failed');
    else if (ms > SLOW_MS && answer.statusCode < 400) log.warn(line, 'answer was slow');
  });
  return false;
};
