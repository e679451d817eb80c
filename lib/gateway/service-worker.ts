import { isReadMethod, type Middleware } from './context';

/** The service worker's own address, and the parts it is made of. */
const SERVICE_WORKER = '/sw.js';
const SERVICE_WORKER_PARTS = '/worker/';
/** What stands at its address where the portal is not to be read without a network: it takes the worker away. */
const UNREGISTER_WORKER = '/worker/stop.js';

/**
 * Lets browsers ask each time for the service worker, so that a new one takes over at once.
 *
 * @param enabled false where every worker that is still out there shall undo itself
 */
export function prepareServiceWorker(enabled: boolean): Middleware {
  return ({ req, res, path }) => {
    if (!isReadMethod(req.method) || !(path === SERVICE_WORKER || path.startsWith(SERVICE_WORKER_PARTS))) return false;
    res.setHeader('Cache-Control', 'no-cache');
    if (path === SERVICE_WORKER && !enabled) req.url = UNREGISTER_WORKER;
    return false;
  };
}
