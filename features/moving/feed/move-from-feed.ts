import type { Viewer } from '@/lib/auth/viewer';
import { createFieldError } from '@/lib/errors/errors';
import { movingMessages as words } from '../moving.messages';
import type { RunOptions } from '../moving.schema';
import { type MoveProgress, runMove } from '../runs/run-move';
import { startRun } from '../runs/runs.commands';
import type { FeedSettings } from './feed-source';
import { toWebAddress } from './feed-text.rules';
import { openStoredFeed } from './open-stored-feed';

export type FeedMove = {
  /** Address of a feed, or of a page that names one, as typed. */
  from: string;
  /** Allows a private address to the feed's host. */
  isPrivate?: boolean;
  since?: Date | undefined;
  isDry?: boolean;
  options?: Partial<RunOptions>;
} & Pick<FeedSettings, 'times' | 'backoffMs'>;

/** A typed address of a feed, whole; undefined for none. A bare host name counts as one. */
export function readFeedAddress(typed: string): string | undefined {
  const clean = typed
    .trim()
    .replace(/^feed:(?:\/\/)?(?=https?:)/i, '')
    .replace(/^feed:\/\//i, 'https://');
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(clean) ? clean : `https://${clean}`;
  const address = clean === '' ? undefined : toWebAddress(whole, '');
  if (address === undefined) return undefined;
  const { username, password, hostname } = new URL(address);
  if (username !== '' || password !== '' || !/[.:]|^localhost$/.test(hostname)) return undefined;
  return address.replace(/#.*$/, '');
}

/**
 * Takes the items of a feed in, or carries an interrupted run on.
 *
 * @throws AppError 'invalid', 'forbidden', 'conflict' as `startRun`
 */
export async function moveFromFeed(move: FeedMove, viewer: Viewer, report: (progress: MoveProgress) => void) {
  const { from, isPrivate = false, since, isDry = false, options = {}, ...more } = move;
  const address = readFeedAddress(from);
  if (address === undefined) throw createFieldError('address', words['moving.badAddress']);
  const started = await startRun({ kind: 'feed', address, isPrivate, since, isDry, options }, viewer);
  const work = {
    runId: started.id,
    openAdapter: (run: Parameters<typeof openStoredFeed>[0], stored: unknown) =>
      openStoredFeed(run, stored, new Set(), more),
  };
  const counts = await runMove(work, viewer, report);
  return { ...started, ...counts };
}
