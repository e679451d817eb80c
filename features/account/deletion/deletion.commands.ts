import { z } from 'zod';
import { can } from '@/lib/auth/access';
import { reauthenticate } from '@/lib/auth/reauthenticate';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { db, type Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { enqueueMail } from '@/lib/mail/outbox';
import { toSearchText } from '@/lib/text/search-text';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { DELETED_SENDER_NAME, DELETION_DAYS, deletionInput } from './deletion.schema';

const DAY_MS = 86_400_000;
/** So many accounts are deleted or reminded in one round. */
const AT_ONCE = 100;

const nothing = () => [];

/** What acts by itself when the time has come. */
const systemViewer: Viewer = { role: 'VecAdmin', name: 'ระบบ' };

/**
 * Asks for the end of a member's account in a week; until then it stays as it is.
 *
 * @param raw the `password` once more
 * @throws AppError 'invalid' by field, 'limited' after too many wrong passwords
 */
export async function requestDeletion(raw: unknown, viewer: Viewer): Promise<void> {
  if (!can(viewer, 'account.delete')) throw new AppError('forbidden', 'errors.forbidden');
  await reauthenticate(viewer, parseInput(deletionInput, raw).password, 'password');
  await scheduleDeletion({}, viewer);
}

const scheduleDeletion = command({
  access: 'account.delete',
  input: z.object({}),
  invalidates: nothing,
  run: async (_, { accountId = 0, name = '', email = '' }, tx) => {
    const deleteAfter = new Date(getCurrentMs() + DELETION_DAYS * DAY_MS);
    const asked = await tx.member.updateMany({ where: { accountId, deleteAfter: null }, data: { deleteAfter } });
    if (asked.count === 0) return accountId;
    await enqueueMail(tx, { template: 'account-deletion', to: email, data: { name, day: toThaiDay(deleteAfter) } });
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'account.askDeletion', noun: 'account', nounId: accountId }),
});

/** Keeps an account whose end was asked for. */
export const undoDeletion = command({
  access: 'account.delete',
  input: z.object({}),
  invalidates: nothing,
  run: async (_, { accountId = 0 }, tx) => {
    await tx.member.updateMany({ where: { accountId }, data: { deleteAfter: null, deletionToldAt: null } });
    return accountId;
  },
  audit: (_, accountId) => ({ action: 'account.undoDeletion', noun: 'account', nounId: accountId }),
});

/**
 * Tells members by mail that their account is deleted tomorrow, once; called every few minutes.
 *
 * @returns how many there were
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
      const data = { name: account.displayName, day: toThaiDay(end) };
      await enqueueMail(tx, { template: 'account-deletion-soon', to: email, data });
      told += 1;
    }
    return told;
  });
}

/**
 * Deletes the accounts whose members asked for it a week ago, with everything personal; called every few minutes.
 *
 * @returns how many there were
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
  invalidates: nothing,
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

/** The alerts of the account and of its e-mail go with the addresses that they were sent to. */
async function deleteAlerts(tx: Transaction, accountId: number, email: string): Promise<void> {
  await tx.alertAddress.deleteMany({ where: { OR: [{ email }, { alerts: { some: { accountId } } }] } });
}

/** What was sent to the agency stays, as others work with it, but nobody can tell any more who sent it. */
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
  // A request that is still open needs its address for the answer that the law asks for; it goes with the request.
  const closed = { closedAt: { not: null }, OR: [{ accountId }, { email }] };
  for (const { id, trackingCode, body } of await tx.rightsRequest.findMany({ where: closed })) {
    const textSearch = toSearchText([trackingCode, body].join(' '));
    await tx.rightsRequest.update({ where: { id }, data: { ...bare, textSearch } });
  }
}
