import { isReadMethod, type Middleware } from './context';
import { rejectRequest } from './reject';

/**
 * Rejects everything but reads while the portal is in maintenance. Old calls are POST requests even where they only
 * read: those that the cache answers have been answered before.
 *
 * @param isHeld true during maintenance
 */
export const holdWrites =
  (isHeld: () => boolean): Middleware =>
  (visit) =>
    !isReadMethod(visit.req.method) && isHeld() ? rejectRequest(visit, 'maintenance') : false;
