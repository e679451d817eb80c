import { isReading, type Step } from './visit';

/** The service worker's own address, and the parts it is made of. */
const WORKER = '/sw.js';
const PARTS = '/worker/';
/** What stands at its address where the portal is not to be read without a network: it takes the worker away. */
const STOPPING = '/worker/stop.js';

/**
 * Lets browsers ask each time for the service worker, so that a new one takes over at once.
 *
 * @param enabled false where every worker that is still out there shall undo itself
 */
export function prepareWorker(enabled: boolean): Step {
  return ({ ask, answer, path }) => {
    if (!isReading(ask.method) || !(path === WORKER || path.startsWith(PARTS))) return false;
    answer.setHeader('Cache-Control', 'no-cache');
    if (path === WORKER && !enabled) ask.url = STOPPING;
    return false;
  };
}
