import { command } from '@/lib/command/command';
import { NO_ID } from '@/lib/command/ids';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { findStandInFor } from '../stand-ins/stand-ins.queries';
import { newsroomMessages as words } from '../workflow/workflow.messages';
import { lockNewsroomItem } from '../workflow/workflow.queries';
import { canPass } from './undecided.rules';
import { passInput } from './undecided.schema';

/**
 * Records that the viewer's office has seen a new item and leaves it at its level, or takes that back. The item itself
 * stays as it is; other supervising offices still decide for themselves.
 *
 * @throws AppError 'missing' for an item that the viewer may not see, 'conflict' if it was changed since, 'forbidden' if
 *   the office doesn't decide on it
 */
export const passNews = command({
  access: 'news.publish',
  input: passInput,
  run: async ({ id, version, pass }, viewer, tx) => {
    const item = await lockNewsroomItem(tx, viewer, id);
    if (item.version !== version) throw new AppError('conflict', pickMessage(words, 'newsroom.changed'));
    if (!canPass(viewer, item.facts)) throw new AppError('forbidden', pickMessage(words, 'newsroom.mayNot'));
    const { organisationId = NO_ID, accountId } = viewer;
    await tx.newsPass.deleteMany({ where: { newsId: id, organisationId } });
    const standInFor = await findStandInFor(tx, viewer, (absent) => canPass(absent, item.facts));
    if (pass) await tx.newsPass.create({ data: { newsId: id, organisationId, accountId, at: getCurrentTime() } });
    return { id, version, pass, standInFor };
  },
  audit: ({ id, pass }, { standInFor }) => ({
    ...{ action: pass ? 'news.pass' : 'news.unpass', noun: 'news', nounId: id },
    ...(standInFor ? { after: { standInFor } } : {}),
  }),
});
