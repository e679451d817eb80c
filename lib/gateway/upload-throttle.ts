import { z } from 'zod';
import type { GatewayContext, Middleware } from './context';
import { callInternal, catchOutage } from './internal-call';
import { rejectRequest } from './reject';
import { INTERNAL_PATHS, type RenderWorkerClient } from './render-worker-client';
import { type UploadLimits, UploadQueue } from './upload-queue';

/**
 * Uploads are limited, as Next reads on however far behind its consumer is, so each may be in memory as a whole. The
 * others wait with their bytes still on the network; further ones are rejected with 503.
 */
const LIMITS: UploadLimits = { atOnce: 4, ofOne: 2, waiting: 60, waitingOfOne: 12, waitMs: 45_000 };

/** The queue, and the lookup of a cookie's account; undefined for one that may not upload. */
export type UploadAccess = { queue: UploadQueue; findUploader: (cookie: string) => Promise<string | undefined> };

const uploaderId = z.number().nullable();

/**
 * The gateway's upload access. A render worker looks up the account, as the gateway knows no sessions.
 *
 * @param pick returns the worker to call
 */
export const createUploadAccess = (pick: () => Promise<RenderWorkerClient | undefined>): UploadAccess => ({
  queue: new UploadQueue(LIMITS),
  findUploader: async (cookie) => {
    const id = uploaderId.parse(await callInternal(await pick(), INTERNAL_PATHS.uploader, cookie));
    return id === null ? undefined : String(id);
  },
});

/** Admits a few uploads at a time, in turn between accounts; the others are not read until their turn. */
export const throttleUploads =
  ({ queue, findUploader }: UploadAccess): Middleware =>
  async (visit) => {
    const { req, res, path } = visit;
    if (path !== '/api/v1/media' || req.method !== 'POST') return false;
    const { cookie } = req.headers;
    const account = cookie === undefined ? undefined : await findUploader(cookie).catch(catchOutage);
    if (account === 'away') return rejectRequest(visit, 'away');
    // An account that may not upload is refused before anything is read, and needs no place.
    if (account === undefined) return false;
    const turn = queue.enter(account);
    if (!turn) return rejectRequest(visit, 'away');
    res.once('close', turn.leave);
    if (isClosed(visit)) turn.leave();
    const came = await turn.ready;
    if (isClosed(visit)) return true;
    return came ? false : rejectRequest(visit, 'away');
  };

const isClosed = ({ req, res }: GatewayContext): boolean =>
  res.destroyed || res.writableEnded || req.socket?.destroyed === true;
