import { randomUUID } from 'node:crypto';
import { requestAlert } from '@/features/alerts/alerts.commands';
import { answerMessage, sendContactMessage } from '@/features/citizens/contact/contact.commands';
import { addDataRequestStep, sendDataRequest } from '@/features/citizens/data-requests/data-requests.commands';
import { sendSuggestion } from '@/features/citizens/suggestions/suggestions.commands';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { deleteExpired } from '@/lib/jobs/cleanup';
import { DAY_MS } from '@/lib/time/units';
import { aNews } from '@/testing/builders';
import { findInAllTables } from '@/testing/find-in-tables';
import { administrator } from '@/testing/lists';
import { isLoggedIn, listMailsTo, logInPerson } from '@/testing/log-in';
import { aCollege, aMember, PASSWORD } from '@/testing/people';
import { findDeletionDay } from '../profile/profile.queries';
import { deleteDueMembers, remindMembersBeforeDeletion, requestDeletion, undoDeletion } from './deletion.commands';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const templates = async (email: string) => (await listMailsTo(email)).map(({ template }) => template);

test('deletion is requested with the password, confirmed by mail, and can be undone for a week', async () => {
  const member = await aMember();
  const { viewer, token } = await logInPerson(member);
  await expect(requestDeletion({ password: 'wrong' }, viewer)).rejects.toMatchObject({ kind: 'invalid' });
  expect(await findDeletionDay(viewer)).toBeUndefined();
  await requestDeletion({ password: PASSWORD }, viewer);
  await requestDeletion({ password: PASSWORD }, viewer);
  expect(await listMailsTo(member.name)).toMatchObject([{ template: 'account-deletion', data: { name: 'สมหญิง ใจดี' } }]);
  const { deleteAfter } = await db.member.findUniqueOrThrow({ where: { id: member.id } });
  expect(Number(deleteAfter) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
  expect(Number(deleteAfter) - Date.now()).toBeLessThanOrEqual(7 * DAY_MS);
  expect(await findDeletionDay(viewer)).toBe(deleteAfter?.toISOString());
  expect(await isLoggedIn(token)).toBe(true);
  expect((await logInPerson(member)).viewer.role).toBe('member');
  await undoDeletion({}, viewer);
  expect(await findDeletionDay(viewer)).toBeUndefined();
  expect(await deleteDueMembers(inDays(8))).toBe(0);
  expect(await isLoggedIn(token)).toBe(true);
});

test('a reminder mail is sent once, a day before, and again after a new deletion request', async () => {
  const member = await aMember();
  const { viewer } = await logInPerson(member);
  await requestDeletion({ password: PASSWORD }, viewer);
  await remindMembersBeforeDeletion(inDays(5.9));
  expect(await templates(member.name)).toEqual(['account-deletion']);
  await remindMembersBeforeDeletion(inDays(6.1));
  await remindMembersBeforeDeletion(inDays(6.5));
  expect(await templates(member.name)).toEqual(['account-deletion', 'account-deletion-soon']);
  await undoDeletion({}, viewer);
  await remindMembersBeforeDeletion(inDays(6.1));
  expect(await templates(member.name)).toHaveLength(2);
  await requestDeletion({ password: PASSWORD }, viewer);
  await remindMembersBeforeDeletion(inDays(6.1));
  expect((await templates(member.name)).slice(2)).toEqual(['account-deletion', 'account-deletion-soon']);
  await undoDeletion({}, viewer);
});

test('after a week no personal data is left in any table, and that of others is untouched', async () => {
  const [member, other] = [await aMember(), await aMember()];
  const { viewer, token } = await logInPerson(member);
  const { viewer: neighbour } = await logInPerson(other);
  const email = member.name;
  const { id: newsId } = await aNews();
  await db.savedNews.create({ data: { memberId: member.id, newsId, kind: 'bookmark' } });
  await requestAlert({ rhythm: 'daily', search: 'ทุนการศึกษา' }, viewer);
  const subject = `ถาม ${randomUUID()}`;
  const words = { name: viewer.name, subject, body: 'เปิดรับสมัครเดือนไหน', consent: true };
  const { trackingCode } = await sendContactMessage({ ...words, email, phone: '0812345678' }, viewer);
  await sendContactMessage({ ...words, email: other.name }, neighbour);
  const message = await db.contactMessage.findUniqueOrThrow({ where: { trackingCode } });
  await answerMessage({ id: message.id, body: 'เดือนมีนาคม', replies: 0 }, administrator);
  const suggestion = { kind: 'complaint', subject, body: 'อยากให้ปรับปรุงหน้าเว็บ', name: 'สมหญิง', email, consent: true };
  await sendSuggestion(suggestion, viewer);
  const right = { kind: 'access', name: 'สมหญิง', email, body: 'ขอสำเนาข้อมูลทั้งหมด' };
  const asked = await sendDataRequest(right, viewer);
  const request = await db.rightsRequest.findUniqueOrThrow({ where: { trackingCode: asked.trackingCode } });
  await addDataRequestStep({ id: request.id, status: 'done', note: 'ส่งให้แล้ว', steps: 1 }, administrator);
  expect((await findInAllTables(email)).length).toBeGreaterThan(6);

  await requestDeletion({ password: PASSWORD }, viewer);
  expect(await deleteDueMembers(inDays(6.9))).toBe(0);
  expect(await deleteDueMembers(inDays(7.1))).toBe(1);
  expect(await isLoggedIn(token)).toBe(false);
  expect(await db.account.count({ where: { id: member.account.id } })).toBe(0);
  expect(await templates(email)).toEqual(['account-deleted']);
  const kept = await db.contactMessage.findUniqueOrThrow({ where: { id: message.id }, include: { replies: true } });
  expect(kept).toMatchObject({ email: '', phone: '', senderId: null, body: 'เปิดรับสมัครเดือนไหน' });
  expect(kept.name).not.toContain('สมหญิง');
  expect(kept.replies).toHaveLength(1);
  await expect(answerMessage({ id: message.id, body: 'อีกครั้ง', replies: 1 }, administrator)).rejects.toMatchObject({
    key: 'contact.senderGone',
  });

  // Only the last mail still holds the address; it is purged a day after it was sent.
  expect((await findInAllTables(email)).map(({ table }) => table)).toEqual(['mail_message']);
  await db.mailMessage.updateMany({ where: { recipient: email }, data: { status: 'sent', createdAt: inDays(-2) } });
  await deleteExpired();
  expect(await findInAllTables(email)).toEqual([]);
  expect(await db.contactMessage.count({ where: { email: other.name } })).toBe(1);
  expect((await logInPerson(other)).viewer.role).toBe('member');
  const row = { action: 'account.delete', nounId: String(member.account.id), outcome: 'done' };
  expect(await db.auditLog.count({ where: row })).toBe(1);
});

test('a data subject request that is still open keeps the address for its answer', async () => {
  const member = await aMember();
  const { viewer } = await logInPerson(member);
  const right = { kind: 'deletion', name: 'สมหญิง', email: member.name, body: 'ขอลบข้อมูลทั้งหมด' };
  const { trackingCode } = await sendDataRequest(right, viewer);
  await requestDeletion({ password: PASSWORD }, viewer);
  await deleteDueMembers(inDays(7.1));
  const row = await db.rightsRequest.findUniqueOrThrow({ where: { trackingCode } });
  expect(row).toMatchObject({ email: member.name, accountId: null });
});

test('staff and visitors cannot request deletion', async () => {
  const { viewer } = await logInPerson(await aCollege());
  await expect(requestDeletion({ password: PASSWORD }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(undoDeletion({}, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await findDeletionDay(viewer)).toBeUndefined();
});
