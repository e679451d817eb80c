import { log } from '@/lib/log/log';
import type { Middleware } from './context';

/** Responses slower than this are logged. Milliseconds. */
const SLOW_MS = 1_000;

/** Not logged here: failed readiness checks write their own line. */
const READINESS_PATH = '/readyz';

/** Logs failed and slow responses, without the query, which may hold what a person typed. */
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
