import { isReadMethod, type Middleware } from './context';

/** Path of the service worker, and of the parts it is made of. */
const SERVICE_WORKER = '/sw.js';
const SERVICE_WORKER_PARTS = '/worker/';
/** Served at that address when offline reading is off: it unregisters the worker. */
const UNREGISTER_WORKER = '/worker/stop.js';

/**
 * Makes browsers revalidate the service worker each time, so that a new one takes over at once.
 *
 * @param enabled false if every installed worker is to unregister itself
 */
export function prepareServiceWorker(enabled: boolean): Middleware {
  return ({ req, res, path }) => {
    if (!isReadMethod(req.method) || !(path === SERVICE_WORKER || path.startsWith(SERVICE_WORKER_PARTS))) return false;
    res.setHeader('Cache-Control', 'no-cache');
    if (path === SERVICE_WORKER && !enabled) req.url = UNREGISTER_WORKER;
    return false;
  };
}
