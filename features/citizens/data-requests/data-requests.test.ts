import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db/db';
import { deleteExpired } from '@/lib/jobs/cleanup';
import { toThaiDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import { makeUnique } from '@/testing/builders';
import { aDataRequest } from '@/testing/data-requests';
import { administrator, createRoleViewer, getRolesExcept } from '@/testing/lists';
import { anAddress, listMailsTo, makeVisitor } from '@/testing/log-in';
import { anAdministrator, anEditor } from '@/testing/people';
import { contactList } from '../contact/contact.rules';
import { addDataRequestStep, assignDataRequest, extendDataRequest, sendDataRequest } from './data-requests.commands';
import { dataRequestsMessages } from './data-requests.messages';
import { countUrgentDataRequests, findDataRequest, listDataRequests, trackDataRequest } from './data-requests.queries';
import { countDaysLeft, getUrgency, readDataRequestCode } from './data-requests.rules';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const anEmail = () => `${randomUUID()}@example.org`;
const buildDataRequestInput = (given: object = {}) => ({
  ...{ kind: 'correction', name: 'วรรณา สุขเกษม', email: anEmail(), body: 'ชื่อในระบบสะกดผิด ขอให้แก้ไข' },
  ...given,
});
const choose = (params: Record<string, string> = {}) => contactList.read({ part: 'rights', ...params });

describe('the form', () => {
  test.each(getRolesExcept())('takes a request from %s: a code, a mail, 30 days', async (role) => {
    const given = buildDataRequestInput();
    const { trackingCode } = await sendDataRequest(given, { ...createRoleViewer(role), address: anAddress() });
    expect(trackingCode).toMatch(/^R(?:-[2-9A-Z]{5}){3}$/);
    const row = await db.rightsRequest.findUniqueOrThrow({ where: { trackingCode } });
    expect(Math.round((row.dueAt.getTime() - row.createdAt.getTime()) / DAY_MS)).toBe(30);
    const [mail] = await listMailsTo(given.email);
    expect(mail).toMatchObject({
      template: 'rights-received',
      data: { trackingCode, what: 'correction', day: toThaiDay(row.dueAt) },
    });
  });

  test('stores a duplicate once', async () => {
    const given = buildDataRequestInput();
    const first = await sendDataRequest(given, makeVisitor());
    expect(await sendDataRequest(given, makeVisitor())).toMatchObject({ trackingCode: first.trackingCode });
    expect(await listMailsTo(given.email)).toHaveLength(1);
  });

  test.each([
    [{ kind: 'everything' }, { kind: dataRequestsMessages['rights.kindMissing'].th }],
    [{ name: ' ' }, { name: dataRequestsMessages['rights.nameMissing'].th }],
    [{ email: '' }, { email: dataRequestsMessages['rights.badEmail'].th }],
    [{ email: 'a@example.org\nbcc:x@example.org' }, { email: dataRequestsMessages['rights.badEmail'].th }],
    [{ body: 'สั้น' }, { body: dataRequestsMessages['rights.bodyShort'].th }],
    [{ body: 'ก'.repeat(5_001) }, { body: dataRequestsMessages['rights.bodyLong'].th }],
  ])('refuses %j beside its field', async (given, fields) => {
    await expect(sendDataRequest(buildDataRequestInput(given), makeVisitor())).rejects.toMatchObject({
      kind: 'invalid',
      fields,
    });
  });

  test('takes 5 an hour from one e-mail', async () => {
    const email = anEmail();
    for (let at = 0; at < 5; at += 1)
      await sendDataRequest(buildDataRequestInput({ email, body: `ขอให้แก้ไขข้อมูล ${at}` }), makeVisitor());
    await expect(sendDataRequest(buildDataRequestInput({ email }), makeVisitor())).rejects.toMatchObject({
      kind: 'limited',
    });
  });
});

test.each(getRolesExcept('VecAdmin'))('%s neither reads nor handles requests', async (role) => {
  const viewer = createRoleViewer(role);
  const { id } = await aDataRequest();
  const refused = { kind: 'forbidden' };
  expect(await findDataRequest(viewer, id)).toBeUndefined();
  expect((await listDataRequests(viewer, choose())).items).toEqual([]);
  expect(await countUrgentDataRequests(viewer)).toBe(0);
  await expect(addDataRequestStep({ id, status: 'done', note: 'ทำแล้ว', steps: 1 }, viewer)).rejects.toMatchObject(
    refused,
  );
  await expect(extendDataRequest({ id, reason: 'ช้า', steps: 1 }, viewer)).rejects.toMatchObject(refused);
  await expect(assignDataRequest({ id, assigneeId: null }, viewer)).rejects.toMatchObject(refused);
});

describe('a person with the code', () => {
  test('sees the status and the notes, never the requester, the text or internal notes', async () => {
    const { id, trackingCode, dueAt } = await aDataRequest({ body: 'ความลับของผู้ยื่น', name: 'ชื่อผู้ยื่น' });
    const step = { id, status: 'working', note: 'กำลังค้นข้อมูล', internalNote: 'โทรถามแล้ว', steps: 1 };
    await addDataRequestStep(step, administrator);
    const typed = trackingCode.toLowerCase().replaceAll('-', ' ');
    const answer = await trackDataRequest(typed, anAddress());
    expect(answer).toMatchObject({
      status: 200,
      found: { status: 'working', dueAt, steps: [{}, { note: 'กำลังค้นข้อมูล' }] },
    });
    expect(JSON.stringify(answer)).not.toMatch(/ความลับ|ชื่อผู้ยื่น|โทรถาม|example/);
  });

  test('can guess at most 30 times an hour; codes of other kinds are not accepted', async () => {
    const address = anAddress();
    const guess = 'R-22222-22222-22222';
    for (let at = 0; at < 30; at += 1) expect(await trackDataRequest(guess, address)).toMatchObject({ status: 404 });
    expect(await trackDataRequest(guess, address)).toEqual({ status: 429, wrong: 'trackLimited' });
    expect(await trackDataRequest('S-22222-22222-22222', address)).toBeUndefined();
    expect(await trackDataRequest('', address)).toBeUndefined();
    expect(readDataRequestCode('R-22222-22222-2222O')).toBeUndefined();
  });
});

describe('an administrator', () => {
  test('sees open requests first, by due date, and the number of urgent ones', async () => {
    const word = makeUnique('คำขอ');
    const make = (given: object) => aDataRequest({ body: word, ...given });
    const before = await countUrgentDataRequests(administrator);
    const later = await make({ dueAt: inDays(20) });
    const closed = await make({ dueAt: inDays(-9), closedAt: new Date(), status: 'done' });
    const late = await make({ dueAt: inDays(-3), status: 'working' });
    const soon = await make({ dueAt: inDays(2), status: 'working' });
    const { items, counts } = await listDataRequests(administrator, choose({ search: word }));
    expect(items.map(({ id }) => id)).toEqual([late.id, soon.id, later.id, closed.id]);
    expect(items.map((one) => one.daysLeft)).toEqual([-3, 2, 20, undefined]);
    expect(counts).toMatchObject({ new: 1, working: 2, done: 1 });
    expect(await countUrgentDataRequests(administrator)).toBe(before + 2);
  });

  test('closes a request with an answer, which is mailed, and conflicts with another’s step', async () => {
    const { id, email } = await aDataRequest({ email: anEmail() });
    const end = { id, status: 'done', steps: 1 };
    await expect(addDataRequestStep(end, administrator)).rejects.toMatchObject({
      fields: { note: dataRequestsMessages['rights.answerMissing'].th },
    });
    await expect(addDataRequestStep({ ...end, status: 'new' }, administrator)).rejects.toMatchObject({
      fields: { note: dataRequestsMessages['rights.nothingNew'] },
    });
    await addDataRequestStep({ ...end, note: 'ส่งสำเนาแล้ว', internalNote: 'ส่งโดยไปรษณีย์' }, administrator);
    const [mail] = await listMailsTo(email);
    expect(mail).toMatchObject({ template: 'rights-step', data: { outcome: 'done', note: 'ส่งสำเนาแล้ว' } });
    expect(JSON.stringify(mail)).not.toContain('ไปรษณีย์');
    const request = await findDataRequest(administrator, id);
    expect(request?.daysLeft).toBeUndefined();
    expect(request?.steps).toHaveLength(2);
    await expect(addDataRequestStep({ ...end, note: 'อีกครั้ง' }, administrator)).rejects.toMatchObject({
      kind: 'conflict',
    });
    await addDataRequestStep({ id, status: 'working', note: '', steps: 2 }, administrator);
    expect((await findDataRequest(administrator, id))?.daysLeft).toBe(30);
  });

  test('extends the deadline by 30 days once, with a reason', async () => {
    const { id, email, dueAt } = await aDataRequest({ email: anEmail(), weekToldAt: new Date() });
    await expect(extendDataRequest({ id, reason: ' ', steps: 1 }, administrator)).rejects.toMatchObject({
      fields: { reason: dataRequestsMessages['rights.reasonMissing'].th },
    });
    await extendDataRequest({ id, reason: 'ข้อมูลอยู่หลายหน่วยงาน', steps: 1 }, administrator);
    const row = await db.rightsRequest.findUniqueOrThrow({ where: { id } });
    expect(row.dueAt.getTime() - dueAt.getTime()).toBe(30 * DAY_MS);
    expect(row.weekToldAt).toBeNull();
    const [mail] = await listMailsTo(email);
    expect(mail?.data).toMatchObject({ outcome: 'extended', note: 'ข้อมูลอยู่หลายหน่วยงาน', day: toThaiDay(row.dueAt) });
    await expect(extendDataRequest({ id, reason: 'อีกครั้ง', steps: 2 }, administrator)).rejects.toMatchObject({
      key: 'rights.notExtendable',
    });
  });

  test('assigns it only to administrators', async () => {
    const { id } = await aDataRequest();
    const [colleague, editor] = [await anAdministrator(), await anEditor()];
    await assignDataRequest({ id, assigneeId: colleague.account.id }, administrator);
    expect((await findDataRequest(administrator, id))?.assignee?.id).toBe(colleague.account.id);
    await expect(assignDataRequest({ id, assigneeId: editor.account.id }, administrator)).rejects.toMatchObject({
      fields: { assigneeId: dataRequestsMessages['rights.noHandler'] },
    });
    await expect(assignDataRequest({ id: 2_000_000_000, assigneeId: null }, administrator)).rejects.toMatchObject({
      kind: 'missing',
    });
  });
});

test('remaining days are Thai calendar days', () => {
  const now = new Date('2026-11-21T16:59:00Z');
  expect(countDaysLeft(new Date('2026-11-21T16:59:59Z'), now)).toBe(0);
  expect(countDaysLeft(new Date('2026-11-21T17:00:00Z'), now)).toBe(1);
  expect(countDaysLeft(new Date('2026-11-20T00:00:00Z'), now)).toBe(-1);
  expect([-1, 0, 7, 8].map(getUrgency)).toEqual(['bad', 'warn', 'warn', 'ok']);
});

test('closed requests are deleted after two years, open ones never', async () => {
  const old = await aDataRequest({ closedAt: inDays(-731), status: 'done' });
  const young = await aDataRequest({ closedAt: inDays(-729), status: 'done' });
  const open = await aDataRequest({ createdAt: inDays(-900), dueAt: inDays(-870) });
  await deleteExpired();
  const left = await db.rightsRequest.findMany({ where: { id: { in: [old.id, young.id, open.id] } } });
  expect(left.map(({ id }) => id).toSorted()).toEqual([young.id, open.id].toSorted());
});
