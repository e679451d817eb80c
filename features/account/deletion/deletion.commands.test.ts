import { randomUUID } from 'node:crypto';
import { askAlert } from '@/features/alerts/alerts.commands';
import { answerMessage, sendContactMessage } from '@/features/citizens/contact/contact.commands';
import { addRightsStep, askRight } from '@/features/citizens/data-requests/data-requests.commands';
import { sendSuggestion } from '@/features/citizens/suggestions/suggestions.commands';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { sweep } from '@/lib/jobs/cleanup';
import { aNews } from '@/testing/builders';
import { enter, isIn, mailsTo } from '@/testing/entering';
import { findEverywhere } from '@/testing/everywhere';
import { administrator } from '@/testing/lists';
import { aCollege, aMember, PASSWORD } from '@/testing/people';
import { readDeletionDay } from '../profile/profile.queries';
import { askDeletion, deleteDueMembers, remindLeavers, undoDeletion } from './deletion.commands';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const templates = async (email: string) => (await mailsTo(email)).map(({ template }) => template);

test('the end is asked for with the password, told by mail, and can be undone for a week', async () => {
  const member = await aMember();
  const { viewer, token } = await enter(member);
  await expect(askDeletion({ password: 'wrong' }, viewer)).rejects.toMatchObject({ kind: 'invalid' });
  expect(await readDeletionDay(viewer)).toBeUndefined();
  await askDeletion({ password: PASSWORD }, viewer);
  await askDeletion({ password: PASSWORD }, viewer);
  expect(await mailsTo(member.name)).toMatchObject([{ template: 'account-deletion', data: { name: 'สมหญิง ใจดี' } }]);
  const { deleteAfter } = await db.member.findUniqueOrThrow({ where: { id: member.id } });
  expect(Number(deleteAfter) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
  expect(Number(deleteAfter) - Date.now()).toBeLessThanOrEqual(7 * DAY_MS);
  expect(await readDeletionDay(viewer)).toBe(deleteAfter?.toISOString());
  expect(await isIn(token)).toBe(true);
  expect((await enter(member)).viewer.role).toBe('member');
  await undoDeletion({}, viewer);
  expect(await readDeletionDay(viewer)).toBeUndefined();
  expect(await deleteDueMembers(inDays(8))).toBe(0);
  expect(await isIn(token)).toBe(true);
});

test('a mail reminds once, a day before, and again after another wish to go', async () => {
  const member = await aMember();
  const { viewer } = await enter(member);
  await askDeletion({ password: PASSWORD }, viewer);
  await remindLeavers(inDays(5.9));
  expect(await templates(member.name)).toEqual(['account-deletion']);
  await remindLeavers(inDays(6.1));
  await remindLeavers(inDays(6.5));
  expect(await templates(member.name)).toEqual(['account-deletion', 'account-deletion-soon']);
  await undoDeletion({}, viewer);
  await remindLeavers(inDays(6.1));
  expect(await templates(member.name)).toHaveLength(2);
  await askDeletion({ password: PASSWORD }, viewer);
  await remindLeavers(inDays(6.1));
  expect((await templates(member.name)).slice(2)).toEqual(['account-deletion', 'account-deletion-soon']);
  await undoDeletion({}, viewer);
});

test('after a week nothing personal is left in any table, and others keep theirs', async () => {
  const [member, other] = [await aMember(), await aMember()];
  const { viewer, token } = await enter(member);
  const { viewer: neighbour } = await enter(other);
  const email = member.name;
  const { id: newsId } = await aNews();
  await db.savedNews.create({ data: { memberId: member.id, newsId, kind: 'bookmark' } });
  await askAlert({ rhythm: 'daily', search: 'ทุนการศึกษา' }, viewer);
  const subject = `ถาม ${randomUUID()}`;
  const words = { name: viewer.name, subject, body: 'เปิดรับสมัครเดือนไหน', consent: true };
  const { trackingCode } = await sendContactMessage({ ...words, email, phone: '0812345678' }, viewer);
  await sendContactMessage({ ...words, email: other.name }, neighbour);
  const message = await db.contactMessage.findUniqueOrThrow({ where: { trackingCode } });
  await answerMessage({ id: message.id, body: 'เดือนมีนาคม', replies: 0 }, administrator);
  const suggestion = { kind: 'complaint', subject, body: 'อยากให้ปรับปรุงหน้าเว็บ', name: 'สมหญิง', email, consent: true };
  await sendSuggestion(suggestion, viewer);
  const right = { kind: 'access', name: 'สมหญิง', email, body: 'ขอสำเนาข้อมูลทั้งหมด' };
  const asked = await askRight(right, viewer);
  const request = await db.rightsRequest.findUniqueOrThrow({ where: { trackingCode: asked.trackingCode } });
  await addRightsStep({ id: request.id, status: 'done', note: 'ส่งให้แล้ว', steps: 1 }, administrator);
  expect((await findEverywhere(email)).length).toBeGreaterThan(6);

  await askDeletion({ password: PASSWORD }, viewer);
  expect(await deleteDueMembers(inDays(6.9))).toBe(0);
  expect(await deleteDueMembers(inDays(7.1))).toBe(1);
  expect(await isIn(token)).toBe(false);
  expect(await db.account.count({ where: { id: member.account.id } })).toBe(0);
  expect(await templates(email)).toEqual(['account-deleted']);
  const kept = await db.contactMessage.findUniqueOrThrow({ where: { id: message.id }, include: { replies: true } });
  expect(kept).toMatchObject({ email: '', phone: '', senderId: null, body: 'เปิดรับสมัครเดือนไหน' });
  expect(kept.name).not.toContain('สมหญิง');
  expect(kept.replies).toHaveLength(1);
  await expect(answerMessage({ id: message.id, body: 'อีกครั้ง', replies: 1 }, administrator)).rejects.toMatchObject({
    key: 'contact.senderGone',
  });

  // The last mail alone still knows where it goes; it is swept a day after it went.
  expect((await findEverywhere(email)).map(({ table }) => table)).toEqual(['mail_message']);
  await db.mailMessage.updateMany({ where: { recipient: email }, data: { status: 'sent', createdAt: inDays(-2) } });
  await sweep();
  expect(await findEverywhere(email)).toEqual([]);
  expect(await db.contactMessage.count({ where: { email: other.name } })).toBe(1);
  expect((await enter(other)).viewer.role).toBe('member');
  const row = { action: 'account.delete', nounId: String(member.account.id), outcome: 'done' };
  expect(await db.auditLog.count({ where: row })).toBe(1);
});

test('a request over personal data that is still open keeps the address for its answer', async () => {
  const member = await aMember();
  const { viewer } = await enter(member);
  const right = { kind: 'deletion', name: 'สมหญิง', email: member.name, body: 'ขอลบข้อมูลทั้งหมด' };
  const { trackingCode } = await askRight(right, viewer);
  await askDeletion({ password: PASSWORD }, viewer);
  await deleteDueMembers(inDays(7.1));
  const row = await db.rightsRequest.findUniqueOrThrow({ where: { trackingCode } });
  expect(row).toMatchObject({ email: member.name, accountId: null });
});

test('staff and visitors have no such end', async () => {
  const { viewer } = await enter(await aCollege());
  await expect(askDeletion({ password: PASSWORD }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(undoDeletion({}, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await readDeletionDay(viewer)).toBeUndefined();
});
