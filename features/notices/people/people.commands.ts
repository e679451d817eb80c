import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { NO_ID } from '@/lib/command/ids';
import { idInput } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { noticeInboxMessages as words } from '../inbox/inbox.messages';
import { buildPersonalWhere } from './people.queries';

const toKey = (noticeId: number, { accountId = NO_ID }: Viewer) => ({ noticeId_accountId: { noticeId, accountId } });

/**
 * Confirms for the account that it has read a notice of its college; only the first time counts.
 *
 * @throws AppError 'missing' for a notice that the account did not get; 'conflict' for one that requires no confirmation
 */
export const confirmPersonalNotice = command({
  access: 'notices.read',
  input: idInput,
  run: async ({ id: noticeId }, viewer, tx) => {
    const row = await tx.noticePerson.findFirst({
      where: { AND: [{ noticeId }, buildPersonalWhere(viewer)] },
      select: { confirmedAt: true, notice: { select: { mustRead: true } } },
    });
    if (!row) throw new AppError('missing', pickMessage(words, 'noticeInbox.missing'));
    if (!row.notice.mustRead) throw new AppError('conflict', pickMessage(words, 'noticeInbox.notAsked'));
    const { accountId = NO_ID } = viewer;
    await tx.noticeRead.createMany({ data: [{ noticeId, accountId }], skipDuplicates: true });
    if (!row.confirmedAt)
      await tx.noticePerson.update({ where: toKey(noticeId, viewer), data: { confirmedAt: getCurrentTime() } });
    return { accountId };
  },
  audit: ({ id }, after) => ({ action: 'notice.confirm', noun: 'notice', nounId: id, after }),
});
