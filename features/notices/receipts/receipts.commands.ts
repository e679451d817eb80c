import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { enqueueMails } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { toSearchText } from '@/lib/text/search-text';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { toThaiDayRange } from '@/lib/time/thai-time';
import { listPersonalReminders, listReminders } from '../delivery.queries';
import { noticesMessages } from '../notices.messages';
import { countDonePeople, listPeopleToRemind } from '../people/people.queries';
import { buildOverseenWhere, buildWrittenWhere } from '../senders.queries';
import { noticeReceiptsMessages } from './receipts.messages';
import { buildReceiptsWhere, buildStillOpenWhere, listOrganisationsToRemind } from './receipts.queries';
import { noticeReminderInput } from './receipts.schema';

/** Transaction timeout of reminding thousands of organisations on a busy machine. */
const SENDING_MS = 30_000;

/** Start of the Thai day of a moment. */
export const getThaiDayStart = (now: Date): Date => toThaiDayRange(toThaiDay(now), undefined).gte ?? now;

/**
 * Reminds organisations with open duties for a notice by mail: one, or all that a tab, a search and a place select; each
 * once a day, whether by the sender or by its supervising office. One without an e-mail is not marked as reminded.
 *
 * @returns the number of reminded organisations, of those that have done everything, and of those without an e-mail
 * @throws AppError 'missing'; 'conflict' for a notice that is not out, or if nobody is left to remind today
 */
export const remindOfNotice = command({
  access: 'notices.send',
  timeoutMs: SENDING_MS,
  input: noticeReminderInput,
  run: async ({ id, organisationId, tab, search, region, province }, viewer, tx) => {
    await tx.$queryRaw`SELECT 1 FROM notice WHERE id = ${id} FOR UPDATE`;
    const notice = await tx.notice.findFirst({
      where: { AND: [{ id }, { OR: [buildWrittenWhere(viewer), buildOverseenWhere(viewer)] }] },
    });
    if (!notice) throw new AppError('missing', pickMessage(noticesMessages, 'notices.notFound'));
    if (!notice.sentAt || notice.recalledAt)
      throw new AppError('conflict', pickMessage(noticesMessages, 'notices.notSent'));
    const now = getCurrentTime();
    if (notice.toPeople) return remindPeople(tx, viewer, notice, now);
    const asked = { ...notice, deadlineAt: notice.deadlineAt ?? undefined };
    const choice = { tab, needle: toSearchText(search), region, province };
    const one = organisationId === undefined ? {} : { organisationId };
    const ids = await listOrganisationsToRemind(tx, viewer, asked, {
      ...{ ...choice, organisationId },
      since: getThaiDayStart(now),
    });
    const done = await tx.noticeReceipt.count({
      where: { AND: [buildReceiptsWhere(viewer, asked, choice), one, { NOT: buildStillOpenWhere(asked) }] },
    });
    if (ids.length === 0) throw new AppError('conflict', pickMessage(noticeReceiptsMessages, 'noticeTracking.nobody'));
    const { orders, unreached } = await listReminders(tx, id, ids);
    await enqueueMails(tx, orders);
    const reminded = ids.filter((one) => !unreached.includes(one));
    await tx.noticeReceipt.updateMany({
      where: { noticeId: id, organisationId: { in: reminded } },
      data: { remindedAt: now },
    });
    return { reminded: reminded.length, done, withoutMail: unreached.length };
  },
  audit: ({ id, organisationId, tab, region, province }, after) => ({
    action: 'notice.remind',
    noun: 'notice',
    nounId: id,
    after: { ...after, organisationId, tab, region, province },
  }),
});

/** Reminds the people of a college of its notice, as `remindOfNotice`. */
async function remindPeople(tx: Transaction, viewer: Viewer, notice: { id: number; mustRead: boolean }, now: Date) {
  const ids = await listPeopleToRemind(tx, viewer, notice, getThaiDayStart(now));
  if (ids.length === 0) throw new AppError('conflict', pickMessage(noticeReceiptsMessages, 'noticeTracking.nobody'));
  const done = await countDonePeople(tx, viewer, notice);
  const { orders, unreached } = await listPersonalReminders(tx, notice.id, ids);
  await enqueueMails(tx, orders);
  const reminded = ids.filter((id) => !unreached.includes(id));
  await tx.noticePerson.updateMany({
    where: { noticeId: notice.id, accountId: { in: reminded } },
    data: { remindedAt: now },
  });
  return { reminded: reminded.length, done, withoutMail: unreached.length };
}

/** Records an export of receipts in the audit log, with its number of rows. */
export const recordNoticeExport = exportRecord({ access: 'notices.send', action: 'notice.export', noun: 'notice' });

/** Records a download of the answers' files of a notice in the audit log, with their number. */
export const recordAnswerFiles = exportRecord({
  access: 'notices.send',
  action: 'notice.files',
  noun: 'notice',
  formats: ['zip'],
});

/** Records an export of the list of notices in the audit log, with its number of rows. */
export const recordNoticeListExport = exportRecord({ access: 'notices.send', action: 'notice.list', noun: 'notice' });
