import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { openStoredFeed } from './feed/open-stored-feed';
import { openStoredLegacy } from './legacy/open-stored-legacy';
import { movingMessages as words } from './moving.messages';
import { type MoveSourceAdapter, type SourceKind, sourceKinds } from './moving.schema';
import type { MoveRun } from './runs/runs.store';
import { openStoredWordpress } from './wordpress/move-from-wordpress';

/** Opens the source of a run from what is stored of it; `stored` are the traits of an earlier probe. */
export type SourceOpener = (
  run: MoveRun,
  stored: unknown,
  /** Hosts that may have private addresses, by the settings of the installation. */
  privateHosts: ReadonlySet<string>,
) => MoveSourceAdapter | Promise<MoveSourceAdapter>;

/** Opener of each kind of source; a kind without one can be moved by the command line only. */
const openers: Readonly<Record<SourceKind, SourceOpener | undefined>> = {
  legacy: openStoredLegacy,
  wordpress: openStoredWordpress,
  feed: openStoredFeed,
};

/** Hosts (`name:port`) to which requests of moves may go though their addresses are private; none by default. */
export const listPrivateHosts = (): ReadonlySet<string> => new Set(env.MOVE_PRIVATE_HOSTS);

/** True for a kind that the portal carries out by itself. */
export const canRunInBackground = (kind: string): boolean => findOpener(kind) !== undefined;

/**
 * Opens the source of a run that the portal carries out by itself.
 *
 * @throws AppError 'conflict' for a kind without an opener, and what the opener throws
 */
export async function openSource(run: MoveRun, stored: unknown): Promise<MoveSourceAdapter> {
  const open = findOpener(run.source.kind);
  if (!open) throw new AppError('conflict', pickMessage(words, 'moving.noOpener'));
  return open(run, stored, listPrivateHosts());
}

function findOpener(kind: string): SourceOpener | undefined {
  const known = sourceKinds.find((one) => one === kind);
  return known && openers[known];
}
