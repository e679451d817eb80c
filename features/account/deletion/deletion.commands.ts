import { z } from 'zod';
import { assertCan } from '@/lib/auth/assert-can';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { db, type Transaction } from '@/lib/db/db';
import { enqueueMail } from '@/lib/mail/outbox';
import { toSearchText } from '@/lib/text/search-text';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import { reauthenticate } from '../reauthenticate';
import { DELETED_SENDER_NAME, DELETION_DAYS, deletionInput } from './deletion.schema';

/** Batch size of one deletion or reminder run. */
const AT_ONCE = 100;

/** Viewer of scheduled deletions. */
const systemViewer: Viewer = { role: 'VecAdmin', name: 'ระบบ' };

/**
 * Schedules deletion of a member's account in a week; until then the account stays usable.
 *
 * @param raw the current `password`
 * @throws AppError 'invalid' by field, 'limited' after too many wrong passwords
 */
export async function requestDeletion(raw: unknown, viewer: Viewer): Promise<void> {
  assertCan(viewer, 'account.delete');
  await reauthenticate(viewer, parseInput(deletionInput, raw).password, 'password');
  await scheduleDeletion({}, viewer);
}

const scheduleDeletion = command({
  access: 'account.delete',
  input: z.object({}),
  run: async (_, { accountId = 0, name = '', email = '' }, tx) => {
    const deleteAfter = new Date(getCurrentMs() + DELETION_DAYS * DAY_MS);
    const asked = await tx.member.updateMany({ where: { accountId, deleteAfter: null }, data: { deleteAfter } });
    if (asked.count === 0) return accountId;
    const data = { name, userName: email, day: toThaiDay(deleteAfter) };
    await enqueueMail(tx, { template: 'account-deletion', to: email, data });
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'account.askDeletion', noun: 'account', nounId: accountId }),
});

/** Cancels a scheduled deletion. */
export const undoDeletion = command({
  access: 'account.delete',
  input: z.object({}),
  run: async (_, { accountId = 0 }, tx) => {
    await tx.member.updateMany({ where: { accountId }, data: { deleteAfter: null, deletionToldAt: null } });
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'account.undoDeletion', noun: 'account', nounId: accountId }),
});

/**
 * Reminds members once by mail, a day before their account is deleted; called every few minutes.
 *
 * @returns the number of reminders
 */
export async function remindMembersBeforeDeletion(now = getCurrentTime()): Promise<number> {
  const deleteAfter = { gt: now, lte: new Date(now.getTime() + DAY_MS) };
  return db.$transaction(async (tx) => {
    const leaving = await tx.member.findMany({
      where: { deleteAfter, deletionToldAt: null },
      select: { id: true, email: true, deleteAfter: true, account: { select: { displayName: true } } },
      take: AT_ONCE,
    });
    let told = 0;
    for (const { id, email, account, deleteAfter: end } of leaving) {
      const where = { id, deletionToldAt: null, deleteAfter };
      const { count } = await tx.member.updateMany({ where, data: { deletionToldAt: now } });
      if (count === 0 || !end) continue;
      const data = { name: account.displayName, userName: email, day: toThaiDay(end) };
      await enqueueMail(tx, { template: 'account-deletion-soon', to: email, data });
      told += 1;
    }
    return told;
  });
}

/**
 * Deletes accounts whose grace period has ended, with all personal data; called every few minutes.
 *
 * @returns the number of deleted accounts
 */
export async function deleteDueMembers(now = getCurrentTime()): Promise<number> {
  const due = await db.member.findMany({ where: { deleteAfter: { lte: now } }, take: AT_ONCE });
  const deleted = [];
  for (const { accountId } of due) deleted.push(await deleteMember({ accountId, now }, systemViewer));
  return deleted.filter(Boolean).length;
}

const deleteMember = command({
  access: 'site.manage',
  input: z.object({ accountId: z.number(), now: z.date() }),
  run: async ({ accountId, now }, _viewer, tx) => {
    await tx.$queryRaw`SELECT id FROM member WHERE account_id = ${accountId} FOR UPDATE`;
    const member = await tx.member.findFirst({
      where: { accountId, deleteAfter: { lte: now } },
      select: { email: true, account: { select: { displayName: true } } },
    });
    if (!member) return false;
    const { email, account } = member;
    await deleteAlerts(tx, accountId, email);
    await anonymizeSender(tx, accountId, email);
    await tx.mailMessage.deleteMany({ where: { recipient: email, status: { not: 'sending' } } });
    await tx.account.delete({ where: { id: accountId } });
    await enqueueMail(tx, { template: 'account-deleted', to: email, data: { name: account.displayName } });
    return true;
  },
  audit: ({ accountId }, deleted) => ({
    action: 'account.delete',
    noun: 'account',
    nounId: accountId,
    outcome: deleted ? 'done' : 'ignored',
  }),
});

/** Deletes all alerts to the account's addresses and its e-mail, with the addresses themselves. */
async function deleteAlerts(tx: Transaction, accountId: number, email: string): Promise<void> {
  await tx.alertAddress.deleteMany({ where: { OR: [{ email }, { alerts: { some: { accountId } } }] } });
}

/** Messages to the agency stay, as staff work with them, but their sender becomes unidentifiable. */
async function anonymizeSender(tx: Transaction, accountId: number, email: string): Promise<void> {
  const bare = { name: DELETED_SENDER_NAME, email: '' };
  const messages = await tx.contactMessage.findMany({ where: { OR: [{ senderId: accountId }, { email }] } });
  for (const { id, trackingCode, subject, body } of messages) {
    const textSearch = toSearchText([trackingCode, subject, body].join(' '));
    await tx.contactMessage.update({ where: { id }, data: { ...bare, phone: '', textSearch } });
  }
  for (const { id, trackingCode, subject, body } of await tx.suggestion.findMany({ where: { email } })) {
    const textSearch = toSearchText([trackingCode, subject, body].join(' '));
    await tx.suggestion.update({ where: { id }, data: { name: '', email: '', textSearch } });
  }
  // An open request needs its address for the answer required by law; it is removed with the request.
  const closed = { closedAt: { not: null }, OR: [{ accountId }, { email }] };
  for (const { id, trackingCode, body } of await tx.rightsRequest.findMany({ where: closed })) {
    const textSearch = toSearchText([trackingCode, body].join(' '));
    await tx.rightsRequest.update({ where: { id }, data: { ...bare, textSearch } });
  }
}
