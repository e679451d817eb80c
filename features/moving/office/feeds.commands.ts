import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { formatDateTime } from '@/lib/time/format';
import { findNextAt } from '../feed/schedule.rules';
import { runOptions } from '../moving.schema';
import { lockSource } from '../runs/sources.store';
import { beginRun } from './office.commands';
import { officeMoveMessages as words } from './office.messages';
import { requireOfficeId } from './office.rules';
import { sourceInput } from './office.schema';

const noun = 'move' as const;
const access = 'news.import';

/** A feed of the viewer's office, locked. @throws AppError 'missing' for any other */
async function requireOwnFeed(tx: Transaction, viewer: Viewer, sourceId: number) {
  const organisationId = requireOfficeId(viewer);
  const found = await tx.moveFeed.findFirst({ where: { sourceId, source: { organisationId } } });
  if (!found) throw new AppError('missing', pickMessage(words, 'officeMove.missing'));
  await lockSource(tx, sourceId);
  return tx.moveFeed.findUniqueOrThrow({ where: { sourceId } });
}

/** Asks a followed feed at once. @throws AppError 'conflict' while its site wants no question */
export const askOwnFeed = command({
  access,
  input: sourceInput,
  run: async ({ id }, viewer, tx) => {
    const feed = await requireOwnFeed(tx, viewer, id);
    const now = getCurrentTime();
    if (feed.retryAt && feed.retryAt > now) {
      const { key, text } = pickMessage(words, 'officeMove.waitUntil');
      throw new AppError('conflict', { key, text: `${text} ${formatDateTime(feed.retryAt)}` });
    }
    await tx.moveFeed.update({ where: { sourceId: id }, data: { nextAt: findNextAt(feed, now) } });
    return beginRun(tx, id, { isDry: false, options: runOptions.parse(feed.options) });
  },
  audit: ({ id }, begun) => ({ action: 'move.start', noun, nounId: begun, after: { sourceId: id } }),
});

/** Pauses a feed of the viewer's office. */
export const pauseOwnFeed = command({
  access,
  input: sourceInput,
  run: async ({ id }, viewer, tx) => {
    await requireOwnFeed(tx, viewer, id);
    await tx.moveFeed.update({
      where: { sourceId: id },
      data: { pausedAt: getCurrentTime(), pausedFor: 'person' },
    });
    return undefined;
  },
  audit: ({ id }) => ({ action: 'move.feedPaused', noun, nounId: id, after: { reason: 'person' } }),
});

/** Has a paused feed asked again, at once. */
export const resumeOwnFeed = command({
  access,
  input: sourceInput,
  run: async ({ id }, viewer, tx) => {
    const { retryAt } = await requireOwnFeed(tx, viewer, id);
    const now = getCurrentTime();
    const nextAt = retryAt && retryAt > now ? retryAt : now;
    await tx.moveFeed.update({
      where: { sourceId: id },
      data: { pausedAt: null, pausedFor: '', failures: 0, problem: '', nextAt },
    });
    return undefined;
  },
  audit: ({ id }) => ({ action: 'move.feedResumed', noun, nounId: id }),
});

/** Ends the following of a feed; its items stay, and are known if it is followed again. */
export const removeOwnFeed = command({
  access,
  input: sourceInput,
  run: async ({ id }, viewer, tx) => {
    await requireOwnFeed(tx, viewer, id);
    const data = { everyHours: null, nextAt: null, pausedAt: null, pausedFor: '', failures: 0, problem: '' };
    await tx.moveFeed.update({ where: { sourceId: id }, data });
    return undefined;
  },
  audit: ({ id }) => ({ action: 'move.feedRemoved', noun, nounId: id }),
});
