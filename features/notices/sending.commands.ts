import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { selectColumns } from '@/lib/list/select-columns';
import { enqueueMails, withdrawMails } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { getCurrentTime } from '@/lib/time/current-time';
import { buildReachedWhere, targetColumns, toAudience } from './audience/audience.queries';
import type { NoticeAudience } from './audience/audience.schema';
import { buildNoticeMailKey, listNoticeMails } from './delivery.queries';
import { noticesMessages as words } from './notices.messages';
import { noticeVersionInput } from './notices.schema';
import { throwWriteRefusal } from './notices.store';
import { noticePeopleMessages as people } from './people/people.messages';
import { createPersonalReceipts } from './people/people.queries';
import { buildWrittenWhere } from './senders.queries';

/** Transaction timeout of sending to thousands of organisations on a busy machine. */
const SENDING_MS = 30_000;

/**
 * Sends a draft to every open organisation of its audience that the sender supervises, or to the people of a college, and enqueues mails for those who want them, all in one
 * transaction.
 *
 * @returns the number of recipients
 * @throws AppError 'invalid' for a draft without text or recipients, or with a past deadline; 'missing'; 'conflict'
 */
export const sendNotice = command({
  access: 'notices.send',
  timeoutMs: SENDING_MS,
  input: noticeVersionInput,
  run: async ({ id, version }, viewer, tx) => {
    const { count } = await tx.notice.updateMany({
      where: { AND: [buildWrittenWhere(viewer), { id, version, sentAt: null }] },
      data: { sentAt: getCurrentTime(), version: { increment: 1 } },
    });
    if (count === 0) await throwWriteRefusal(tx, viewer, id);
    const notice = await tx.notice.findUniqueOrThrow({
      where: { id },
      select: {
        ...selectColumns('title', 'body', 'deadlineAt', 'isUnion', 'toPeople'),
        targets: { select: targetColumns },
      },
    });
    if (toPlainText(notice.body) === '') throw new AppError('invalid', pickMessage(words, 'notices.bodyMissing'));
    if (notice.deadlineAt && notice.deadlineAt <= getCurrentTime())
      throw new AppError('invalid', pickMessage(words, 'notices.deadlineOver'));
    const { toPeople } = notice;
    const delivered = toPeople
      ? await createPersonalReceipts(tx, viewer, id)
      : await createReceipts(tx, viewer, id, toAudience(notice));
    if (delivered === 0 && toPeople) throw new AppError('invalid', pickMessage(people, 'noticePeople.nobody'));
    if (delivered === 0) throw new AppError('invalid', pickMessage(words, 'notices.nobody'));
    await enqueueMails(tx, await listNoticeMails(tx, id));
    return { delivered, title: notice.title };
  },
  audit: ({ id }, after) => ({ action: 'notice.send', noun: 'notice', nounId: id, after }),
});

/** Makes the receipts of a notice, within what the sender supervises now; returns their number. */
async function createReceipts(tx: Transaction, viewer: Viewer, noticeId: number, audience: NoticeAudience) {
  const rows = await tx.organisation.findMany({ where: buildReachedWhere(viewer, audience), select: { id: true } });
  const { count } = await tx.noticeReceipt.createMany({
    data: rows.map(({ id }) => ({ noticeId, organisationId: id })),
  });
  return count;
}

/**
 * Recalls a sent notice: readers no longer see it, and its waiting mails are not sent.
 *
 * @throws AppError 'missing', or 'conflict' for a draft or one already recalled
 */
export const recallNotice = command({
  access: 'notices.send',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    const { count } = await tx.notice.updateMany({
      where: { AND: [buildWrittenWhere(viewer), { id, sentAt: { not: null }, recalledAt: null }] },
      data: { recalledAt: getCurrentTime(), version: { increment: 1 } },
    });
    const row = await tx.notice.findFirst({
      where: { AND: [{ id }, buildWrittenWhere(viewer)] },
      select: { title: true },
    });
    if (!row) throw new AppError('missing', pickMessage(words, 'notices.notFound'));
    if (count === 0) throw new AppError('conflict', pickMessage(words, 'notices.notSent'));
    await withdrawMails(tx, buildNoticeMailKey(id));
    return row;
  },
  audit: ({ id }, { title }) => ({ action: 'notice.recall', noun: 'notice', nounId: id, before: { title } }),
});
