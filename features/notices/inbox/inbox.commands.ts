import { listUsableMedia } from '@/features/media/media.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { NO_ID } from '@/lib/command/ids';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError, createStaleError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { buildPersonalWhere } from '../people/people.queries';
import { noticeInboxMessages as words } from './inbox.messages';
import { buildReceivedWhere } from './inbox.queries';
import { canAnswer } from './inbox.rules';
import { noticeAnswerInput } from './inbox.schema';

/** Locks and returns the receipt of the viewer's organisation for a notice. */
async function lockReceipt(tx: Transaction, viewer: Viewer, noticeId: number) {
  const { organisationId = NO_ID } = viewer;
  await tx.$queryRaw`
    SELECT 1 FROM notice_receipt WHERE notice_id = ${noticeId} AND organisation_id = ${organisationId} FOR UPDATE`;
  const row = await tx.noticeReceipt.findFirst({
    where: { AND: [{ noticeId }, buildReceivedWhere(viewer)] },
    select: {
      ...{ readAt: true, confirmedAt: true, answeredAt: true, answer: true, answerMediaId: true },
      notice: { select: { mustRead: true, answerWanted: true, deadlineAt: true } },
    },
  });
  if (!row) throw new AppError('missing', pickMessage(words, 'noticeInbox.missing'));
  const key = { noticeId_organisationId: { noticeId, organisationId } };
  return { ...row, key };
}

/**
 * Marks a notice as read by the account; the first reader among the office's own accounts marks it for the
 * organisation.
 *
 * @throws AppError 'missing' for a notice that neither the viewer's organisation nor the account has received
 */
export const markNoticeRead = command({
  access: 'notices.read',
  input: idInput,
  run: async ({ id: noticeId }, viewer, tx) => {
    const receipt = await tx.noticeReceipt.findFirst({
      where: { AND: [{ noticeId }, buildReceivedWhere(viewer)] },
      select: { readAt: true },
    });
    const own = { AND: [{ noticeId }, buildPersonalWhere(viewer)] };
    if (!receipt && (await tx.noticePerson.count({ where: own })) === 0)
      throw new AppError('missing', pickMessage(words, 'noticeInbox.missing'));
    const { accountId = NO_ID } = viewer;
    await tx.noticeRead.createMany({ data: [{ noticeId, accountId }], skipDuplicates: true });
    if (!receipt || receipt.readAt || !can(viewer, 'notices.answer')) return;
    await tx.noticeReceipt.updateMany({
      where: { AND: [{ noticeId, readAt: null }, buildReceivedWhere(viewer)] },
      data: { readAt: getCurrentTime() },
    });
  },
});

/**
 * Confirms for the viewer's organisation that it has read a notice; only the first time counts.
 *
 * @throws AppError 'missing'; 'conflict' for a notice that requires no confirmation
 */
export const confirmNotice = command({
  access: 'notices.answer',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    const { key, notice, confirmedAt, readAt } = await lockReceipt(tx, viewer, id);
    if (!notice.mustRead) throw new AppError('conflict', pickMessage(words, 'noticeInbox.notAsked'));
    const now = getCurrentTime();
    if (!confirmedAt) {
      await tx.noticeReceipt.update({ where: key, data: { confirmedAt: now, readAt: readAt ?? now } });
    }
    return { organisationId: viewer.organisationId };
  },
  audit: ({ id }, after) => ({ action: 'notice.confirm', noun: 'notice', nounId: id, after }),
});

/**
 * Answers a notice for the viewer's organisation, or changes its answer until the deadline. Also confirms the notice if
 * that is required.
 *
 * @throws AppError 'invalid' by field; 'missing'; 'conflict' if no answer is requested, it can no longer be changed, or
 *   a colleague has answered meanwhile
 */
export const answerNotice = command({
  access: 'notices.answer',
  input: noticeAnswerInput,
  run: async ({ id, answer, mediaId, answeredAt: seen }, viewer, tx) => {
    const before = await lockReceipt(tx, viewer, id);
    const { key, notice, confirmedAt, readAt, answeredAt } = before;
    const now = getCurrentTime();
    if (!notice.answerWanted) throw new AppError('conflict', pickMessage(words, 'noticeInbox.notAsked'));
    if (!canAnswer({ ...notice, answeredAt }, now))
      throw new AppError('conflict', pickMessage(words, 'noticeInbox.answerClosed'));
    if ((answeredAt?.toISOString() ?? '') !== seen)
      throw createStaleError(pickMessage(words, 'noticeInbox.answerChanged'), 'anonymous');
    if (mediaId !== null && mediaId !== before.answerMediaId) await assertUsableFile(tx, viewer, mediaId);
    await tx.noticeReceipt.update({
      where: key,
      data: {
        ...{ answer, answerMediaId: mediaId, answeredAt: now },
        readAt: readAt ?? now,
        confirmedAt: notice.mustRead ? (confirmedAt ?? now) : confirmedAt,
      },
    });
    return { organisationId: viewer.organisationId, before: { answer: before.answer, mediaId: before.answerMediaId } };
  },
  audit: ({ id, answer, mediaId }, { organisationId, before }) => ({
    action: 'notice.answer',
    noun: 'notice',
    nounId: id,
    before,
    after: { organisationId, answer, mediaId },
  }),
});

async function assertUsableFile(tx: Transaction, viewer: Viewer, mediaId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM media WHERE id = ${mediaId} FOR SHARE`;
  const [file] = await listUsableMedia(viewer, { ids: [mediaId] }, tx);
  if (!file) throw createFieldError('mediaId', words['noticeInbox.fileGone']);
}
