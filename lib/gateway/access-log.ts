import { log } from '@/lib/log/log';
import type { Middleware } from './context';

/** Answers that take longer than this, in milliseconds, are worth a line. */
const SLOW_MS = 1_000;

/** A part that is away has its own line. */
const READINESS_PATH = '/readyz';

/** Writes a line about answers that failed or were slow; the query, which may hold what a person typed, stays out. */
export const logSlowAndFailed: Middleware = ({ req, res, id, path }) => {
  const begun = performance.now();
  const { method } = req;
  res.once('close', () => {
    const ms = Math.round(performance.now() - begun);
    const line = { request: id, method, path, status: res.statusCode, ms, finished: res.writableFinished };
    if (path === READINESS_PATH) return;
    if (res.statusCode >= 500) log.error(line, 'request failed');
    else if (ms > SLOW_MS && res.statusCode < 400) log.warn(line, 'request was slow');
  });
  return false;
};
