import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db/db';
import { sweep } from '@/lib/jobs/cleanup';
import { thaiDay } from '@/lib/time/format';
import { unique } from '@/testing/builders';
import { anAddress, mailsTo } from '@/testing/entering';
import { administrator, rolesBut, someone } from '@/testing/lists';
import { anAdministrator, anEditor } from '@/testing/people';
import { aRightsRequest } from '@/testing/rights';
import { readContactChoice } from '../contact/contact.rules';
import { addRightsStep, askRight, assignRequest, extendRequest } from './data-requests.commands';
import { countPressingRequests, findRequest, listRequests, trackRequest } from './data-requests.queries';
import { daysLeft, readRightsCode, urgencyOf } from './data-requests.rules';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const anEmail = () => `${randomUUID()}@example.org`;
const reader = () => ({ role: 'visitor' as const, address: anAddress() });
const wishes = (given: object = {}) => ({
  ...{ kind: 'correction', name: 'วรรณา สุขเกษม', email: anEmail(), body: 'ชื่อในระบบสะกดผิด ขอให้แก้ไข' },
  ...given,
});
const choose = (params: Record<string, string> = {}) => readContactChoice({ part: 'rights', ...params });

describe('the form', () => {
  test.each(rolesBut())('takes a request from %s: a code, a mail, 30 days', async (role) => {
    const given = wishes();
    const { trackingCode } = await askRight(given, { ...someone(role), address: anAddress() });
    expect(trackingCode).toMatch(/^R(?:-[2-9A-Z]{5}){3}$/);
    const row = await db.rightsRequest.findUniqueOrThrow({ where: { trackingCode } });
    expect(Math.round((row.dueAt.getTime() - row.createdAt.getTime()) / DAY_MS)).toBe(30);
    const [mail] = await mailsTo(given.email);
    expect(mail).toMatchObject({
      template: 'rights-received',
      data: { trackingCode, what: 'correction', day: thaiDay(row.dueAt) },
    });
  });

  test('keeps one request that was sent twice', async () => {
    const given = wishes();
    const first = await askRight(given, reader());
    expect(await askRight(given, reader())).toMatchObject({ trackingCode: first.trackingCode });
    expect(await mailsTo(given.email)).toHaveLength(1);
  });

  test.each([
    [{ kind: 'everything' }, { kind: 'rights.kindMissing' }],
    [{ name: ' ' }, { name: 'rights.nameMissing' }],
    [{ email: '' }, { email: 'rights.badEmail' }],
    [{ email: 'a@example.org\nbcc:x@example.org' }, { email: 'rights.badEmail' }],
    [{ body: 'สั้น' }, { body: 'rights.bodyShort' }],
    [{ body: 'ก'.repeat(5_001) }, { body: 'rights.bodyLong' }],
  ])('refuses %j beside its field', async (given, fields) => {
    await expect(askRight(wishes(given), reader())).rejects.toMatchObject({ kind: 'invalid', fields });
  });

  test('takes 5 an hour of one e-mail', async () => {
    const email = anEmail();
    for (let at = 0; at < 5; at += 1) await askRight(wishes({ email, body: `ขอให้แก้ไขข้อมูล ${at}` }), reader());
    await expect(askRight(wishes({ email }), reader())).rejects.toMatchObject({ kind: 'limited' });
  });
});

test.each(rolesBut('VecAdmin'))('%s neither reads nor handles requests', async (role) => {
  const viewer = someone(role);
  const { id } = await aRightsRequest();
  const refused = { kind: 'forbidden' };
  expect(await findRequest(viewer, id)).toBeUndefined();
  expect((await listRequests(viewer, choose())).items).toEqual([]);
  expect(await countPressingRequests(viewer)).toBe(0);
  await expect(addRightsStep({ id, status: 'done', note: 'ทำแล้ว', steps: 1 }, viewer)).rejects.toMatchObject(refused);
  await expect(extendRequest({ id, reason: 'ช้า', steps: 1 }, viewer)).rejects.toMatchObject(refused);
  await expect(assignRequest({ id, assigneeId: null }, viewer)).rejects.toMatchObject(refused);
});

describe('whoever has the code', () => {
  test('sees how far it is and the notes, never who asked, what for, or what colleagues wrote', async () => {
    const { id, trackingCode, dueAt } = await aRightsRequest({ body: 'ความลับของผู้ยื่น', name: 'ชื่อผู้ยื่น' });
    const step = { id, status: 'working', note: 'กำลังค้นข้อมูล', internalNote: 'โทรถามแล้ว', steps: 1 };
    await addRightsStep(step, administrator);
    const typed = trackingCode.toLowerCase().replaceAll('-', ' ');
    const answer = await trackRequest(typed, anAddress());
    expect(answer).toMatchObject({
      status: 200,
      found: { status: 'working', dueAt, steps: [{}, { note: 'กำลังค้นข้อมูล' }] },
    });
    expect(JSON.stringify(answer)).not.toMatch(/ความลับ|ชื่อผู้ยื่น|โทรถาม|example/);
  });

  test('guesses 30 times an hour at most; other codes are none of a request’s', async () => {
    const address = anAddress();
    const guess = 'R-22222-22222-22222';
    for (let at = 0; at < 30; at += 1) expect(await trackRequest(guess, address)).toMatchObject({ status: 404 });
    expect(await trackRequest(guess, address)).toEqual({ status: 429, wrong: 'trackLimited' });
    expect(await trackRequest('S-22222-22222-22222', address)).toBeUndefined();
    expect(await trackRequest('', address)).toBeUndefined();
    expect(readRightsCode('R-22222-22222-2222O')).toBeUndefined();
  });
});

describe('an administrator', () => {
  test('sees open requests first, the nearest end before others, and how many press', async () => {
    const word = unique('คำขอ');
    const make = (given: object) => aRightsRequest({ body: word, ...given });
    const before = await countPressingRequests(administrator);
    const later = await make({ dueAt: inDays(20) });
    const closed = await make({ dueAt: inDays(-9), closedAt: new Date(), status: 'done' });
    const late = await make({ dueAt: inDays(-3), status: 'working' });
    const soon = await make({ dueAt: inDays(2), status: 'working' });
    const { items, counts } = await listRequests(administrator, choose({ search: word }));
    expect(items.map(({ id }) => id)).toEqual([late.id, soon.id, later.id, closed.id]);
    expect(items.map((one) => one.daysLeft)).toEqual([-3, 2, 20, undefined]);
    expect(counts).toMatchObject({ new: 1, working: 2, done: 1 });
    expect(await countPressingRequests(administrator)).toBe(before + 2);
  });

  test('ends a request with an answer, which is mailed; nobody writes over another’s step', async () => {
    const { id, email } = await aRightsRequest({ email: anEmail() });
    const end = { id, status: 'done', steps: 1 };
    await expect(addRightsStep(end, administrator)).rejects.toMatchObject({ fields: { note: 'rights.answerMissing' } });
    await expect(addRightsStep({ ...end, status: 'new' }, administrator)).rejects.toMatchObject({
      fields: { note: 'rights.nothingNew' },
    });
    await addRightsStep({ ...end, note: 'ส่งสำเนาแล้ว', internalNote: 'ส่งโดยไปรษณีย์' }, administrator);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ template: 'rights-step', data: { outcome: 'done', note: 'ส่งสำเนาแล้ว' } });
    expect(JSON.stringify(mail)).not.toContain('ไปรษณีย์');
    const request = await findRequest(administrator, id);
    expect(request?.daysLeft).toBeUndefined();
    expect(request?.steps).toHaveLength(2);
    await expect(addRightsStep({ ...end, note: 'อีกครั้ง' }, administrator)).rejects.toMatchObject({ kind: 'conflict' });
    await addRightsStep({ id, status: 'working', note: '', steps: 2 }, administrator);
    expect((await findRequest(administrator, id))?.daysLeft).toBe(30);
  });

  test('puts it off by 30 days once, with a reason', async () => {
    const { id, email, dueAt } = await aRightsRequest({ email: anEmail(), weekToldAt: new Date() });
    await expect(extendRequest({ id, reason: ' ', steps: 1 }, administrator)).rejects.toMatchObject({
      fields: { reason: 'rights.reasonMissing' },
    });
    await extendRequest({ id, reason: 'ข้อมูลอยู่หลายหน่วยงาน', steps: 1 }, administrator);
    const row = await db.rightsRequest.findUniqueOrThrow({ where: { id } });
    expect(row.dueAt.getTime() - dueAt.getTime()).toBe(30 * DAY_MS);
    expect(row.weekToldAt).toBeNull();
    const [mail] = await mailsTo(email);
    expect(mail?.data).toMatchObject({ outcome: 'extended', note: 'ข้อมูลอยู่หลายหน่วยงาน', day: thaiDay(row.dueAt) });
    await expect(extendRequest({ id, reason: 'อีกครั้ง', steps: 2 }, administrator)).rejects.toMatchObject({
      key: 'rights.notExtendable',
    });
  });

  test('hands it to an administrator and to nobody else', async () => {
    const { id } = await aRightsRequest();
    const [colleague, editor] = [await anAdministrator(), await anEditor()];
    await assignRequest({ id, assigneeId: colleague.account.id }, administrator);
    expect((await findRequest(administrator, id))?.assignee?.id).toBe(colleague.account.id);
    await expect(assignRequest({ id, assigneeId: editor.account.id }, administrator)).rejects.toMatchObject({
      fields: { assigneeId: 'rights.noHandler' },
    });
    await expect(assignRequest({ id: 2_000_000_000, assigneeId: null }, administrator)).rejects.toMatchObject({
      kind: 'missing',
    });
  });
});

test('days are Thai calendar days', () => {
  const now = new Date('2026-11-21T16:59:00Z');
  expect(daysLeft(new Date('2026-11-21T16:59:59Z'), now)).toBe(0);
  expect(daysLeft(new Date('2026-11-21T17:00:00Z'), now)).toBe(1);
  expect(daysLeft(new Date('2026-11-20T00:00:00Z'), now)).toBe(-1);
  expect([-1, 0, 7, 8].map(urgencyOf)).toEqual(['bad', 'warn', 'warn', 'ok']);
});

test('closed requests are swept after two years, open ones never', async () => {
  const old = await aRightsRequest({ closedAt: inDays(-731), status: 'done' });
  const young = await aRightsRequest({ closedAt: inDays(-729), status: 'done' });
  const open = await aRightsRequest({ createdAt: inDays(-900), dueAt: inDays(-870) });
  await sweep();
  const left = await db.rightsRequest.findMany({ where: { id: { in: [old.id, young.id, open.id] } } });
  expect(left.map(({ id }) => id).toSorted()).toEqual([young.id, open.id].toSorted());
});
