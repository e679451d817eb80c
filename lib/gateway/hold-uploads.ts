import { z } from 'zod';
import { askInner, unlessAway } from './ask-inner';
import { refuse } from './refuse';
import { INNER_PATHS, type RenderProcess } from './render-process';
import { type UploadLimits, UploadQueue } from './upload-queue';
import type { Step, Visit } from './visit';

/**
 * Uploads are held, as Next reads on however far behind its reader is, so each may lie in memory whole. The others wait with
 * their bytes still on the line; further ones are told to come back.
 */
const LIMITS: UploadLimits = { atOnce: 4, ofOne: 2, waiting: 60, waitingOfOne: 12, waitMs: 45_000 };

/** Which uploads go on, and whose they are: the account of a cookie that may upload, or undefined. */
export type UploadDoor = { queue: UploadQueue; findUploader: (cookie: string) => Promise<string | undefined> };

const uploader = z.number().nullable();

/**
 * The door of the front, which knows no sessions itself: a process that draws does.
 *
 * @param pick gives one to ask
 */
export const openUploadDoor = (pick: () => Promise<RenderProcess | undefined>): UploadDoor => ({
  queue: new UploadQueue(LIMITS),
  findUploader: async (cookie) => {
    const id = uploader.parse(await askInner(await pick(), INNER_PATHS.uploader, cookie));
    return id === null ? undefined : String(id);
  },
});

/** Lets a few uploads through at a time, in turn between accounts; nobody reads from the others until it is their turn. */
export const holdUploads =
  ({ queue, findUploader }: UploadDoor): Step =>
  async (visit) => {
    const { ask, answer, path } = visit;
    if (path !== '/api/v1/media' || ask.method !== 'POST') return false;
    const { cookie } = ask.headers;
    const account = cookie === undefined ? undefined : await findUploader(cookie).catch(unlessAway);
    if (account === 'away') return refuse(visit, 'away');
    // Who may not upload is refused before anything is read, and needs no place.
    if (account === undefined) return false;
    const turn = queue.enter(account);
    if (!turn) return refuse(visit, 'away');
    answer.once('close', turn.leave);
    if (isGone(visit)) turn.leave();
    const came = await turn.ready;
    if (isGone(visit)) return true;
    return came ? false : refuse(visit, 'away');
  };

const isGone = ({ ask, answer }: Visit): boolean =>
  answer.destroyed || answer.writableEnded || ask.socket?.destroyed === true;
