import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db/db';
import { aNews, anOrganisation, makeUnique } from '@/testing/builders';
import { aContactMessage, aNewsReport } from '@/testing/contact';
import { administrator, createRoleViewer, getRolesExcept } from '@/testing/lists';
import { anAddress, makeVisitor } from '@/testing/log-in';
import { anAdministrator, anEditor } from '@/testing/people';
import { saveCannedReply } from '../canned-replies/canned-replies.commands';
import { answerMessage, assignMessage, sendContactMessage, setMessageStatus } from './contact.commands';
import { contactMessages } from './contact.messages';
import { countNewMessagesAndReports, findMessage, listHandlers, listMessages } from './contact.queries';
import { contactList } from './contact.rules';

const anEmail = () => `${randomUUID()}@example.org`;
const buildMessageInput = (given: object = {}) => ({
  ...{ name: 'วรรณา สุขเกษม', email: anEmail(), phone: '081 234 5678', subject: 'สอบถาม', consent: 'on' },
  ...{ body: 'เปิดรับสมัครนักศึกษาเดือนไหนคะ' },
  ...given,
});
const choose = (params: Record<string, string> = {}) => contactList.read(params);

describe('the contact form', () => {
  test.each(getRolesExcept())('takes a message from %s and returns a tracking code', async (role) => {
    const { trackingCode } = await sendContactMessage(buildMessageInput(), {
      ...createRoleViewer(role),
      address: anAddress(),
    });
    expect(trackingCode).toMatch(/^C-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(await db.contactMessage.count({ where: { trackingCode, status: 'new' } })).toBe(1);
  });

  test('stores a duplicate once, its texts unescaped and its subject on one line', async () => {
    const given = buildMessageInput({ subject: 'เรื่อง\r\nBcc: all@example.org', name: '<b>วรรณา</b>' });
    const first = await sendContactMessage(given, makeVisitor());
    expect(await sendContactMessage(given, makeVisitor())).toMatchObject({ trackingCode: first.trackingCode });
    const row = await db.contactMessage.findUniqueOrThrow({ where: { trackingCode: first.trackingCode } });
    expect(row).toMatchObject({ subject: 'เรื่อง Bcc: all@example.org', name: '<b>วรรณา</b>', senderId: null });
  });

  test.each([
    [{ name: ' ' }, { name: contactMessages['contact.nameMissing'].th }],
    [{ email: 'a@b' }, { email: contactMessages['contact.badEmail'].th }],
    [{ email: 'a@example.org\nbcc:x@example.org' }, { email: contactMessages['contact.badEmail'].th }],
    [{ phone: 'โทรมา' }, { phone: contactMessages['contact.badPhone'].th }],
    [{ subject: '' }, { subject: contactMessages['contact.subjectMissing'].th }],
    [{ body: 'สั้น' }, { body: contactMessages['contact.bodyShort'].th }],
    [{ body: 'ก'.repeat(5_001) }, { body: contactMessages['contact.bodyLong'].th }],
    [{ consent: 'off' }, { consent: contactMessages['contact.consentMissing'].th }],
  ])('refuses %j beside its field', async (given, fields) => {
    await expect(sendContactMessage(buildMessageInput(given), makeVisitor())).rejects.toMatchObject({
      kind: 'invalid',
      fields,
    });
  });

  test('takes 5 an hour from one e-mail, from any address, and 30 from one address', async () => {
    const email = anEmail();
    const send = (at: number) => sendContactMessage(buildMessageInput({ email, subject: `เรื่อง ${at}` }), makeVisitor());
    for (let at = 0; at < 5; at += 1) await send(at);
    await expect(send(6)).rejects.toMatchObject({ kind: 'limited', key: 'contact.limited' });
    const address = makeVisitor();
    for (let at = 0; at < 30; at += 1) await sendContactMessage(buildMessageInput(), address);
    await expect(sendContactMessage(buildMessageInput(), address)).rejects.toMatchObject({ kind: 'limited' });
  });
});

test.each(getRolesExcept('VecAdmin'))('%s neither reads nor handles messages', async (role) => {
  const viewer = createRoleViewer(role);
  const { id } = await aContactMessage();
  const refused = { kind: 'forbidden' };
  expect(await findMessage(viewer, id)).toBeUndefined();
  expect((await listMessages(viewer, choose())).items).toEqual([]);
  expect(await countNewMessagesAndReports(viewer)).toBe(0);
  await expect(setMessageStatus({ id, from: 'new', status: 'done' }, viewer)).rejects.toMatchObject(refused);
  await expect(assignMessage({ id, assigneeId: null }, viewer)).rejects.toMatchObject(refused);
  await expect(answerMessage({ id, body: 'ตอบ', replies: 0 }, viewer)).rejects.toMatchObject(refused);
  await expect(saveCannedReply({ title: makeUnique('ตอบ'), body: 'ตอบ' }, viewer)).rejects.toMatchObject(refused);
});

describe('an administrator', () => {
  test('answers by mail, once per rendered form, and closes the message', async () => {
    const { id, email } = await aContactMessage({ email: anEmail() });
    await answerMessage({ id, body: 'เปิดรับเดือนมีนาคมค่ะ', replies: '0', close: 'on' }, administrator);
    const message = await findMessage(administrator, id);
    expect(message).toMatchObject({ status: 'done', answers: [{ body: 'เปิดรับเดือนมีนาคมค่ะ' }], replies: 1 });
    expect(message?.history).toMatchObject([{ action: 'contact.answer', by: 'ผู้ดูแล', status: 'done' }]);
    const mails = await db.mailMessage.findMany({
      where: { recipient: email },
      select: { template: true, mailKey: true },
    });
    const reply = await db.contactReply.findFirstOrThrow({ where: { messageId: id } });
    expect(mails).toEqual([{ template: 'contact-reply', mailKey: reply.mailKey }]);
    const late = answerMessage({ id, body: 'ตอบซ้ำ', replies: 0 }, administrator);
    await expect(late).rejects.toMatchObject({ kind: 'conflict', key: 'contact.answered' });
    expect(await db.mailMessage.count({ where: { recipient: email } })).toBe(1);
  });

  test('sends a canned reply if no text was written, and nothing without either', async () => {
    const { after } = await saveCannedReply({ title: makeUnique('รับสมัคร'), body: 'ดูหน้าประกาศรับสมัคร' }, administrator);
    const { id } = await aContactMessage();
    const empty = { id, body: ' ', replies: 0 };
    await expect(answerMessage(empty, administrator)).rejects.toMatchObject({
      fields: { body: contactMessages['contact.answerMissing'] },
    });
    await answerMessage({ ...empty, answerId: after.id }, administrator);
    const message = await findMessage(administrator, id);
    expect(message).toMatchObject({ status: 'working', answers: [{ body: 'ดูหน้าประกาศรับสมัคร' }] });
  });

  test('changes the status, unless a colleague has changed it meanwhile', async () => {
    const { id } = await aContactMessage();
    await setMessageStatus({ id, from: 'new', status: 'working' }, administrator);
    const late = setMessageStatus({ id, from: 'new', status: 'dismissed' }, administrator);
    await expect(late).rejects.toMatchObject({ kind: 'conflict' });
    const message = await findMessage(administrator, id);
    expect(message).toMatchObject({ status: 'working', history: [{ action: 'contact.status', status: 'working' }] });
    await expect(
      setMessageStatus({ id: 2_000_000_000, from: 'new', status: 'done' }, administrator),
    ).rejects.toMatchObject({
      kind: 'missing',
    });
  });

  test('assigns a message only to an open account that may handle it', async () => {
    const { id } = await aContactMessage();
    const [mine, closed, editor] = [
      (await anAdministrator()).account,
      (await anAdministrator({ account: { status: 'closed' } })).account,
      (await anEditor()).account,
    ];
    const handlers = (await listHandlers()).map((one) => one.id);
    expect(handlers).toContain(mine.id);
    for (const { id: assigneeId } of [closed, editor]) {
      expect(handlers).not.toContain(assigneeId);
      const given = assignMessage({ id, assigneeId }, administrator);
      await expect(given).rejects.toMatchObject({ fields: { assigneeId: contactMessages['contact.noHandler'] } });
    }
    await assignMessage({ id, assigneeId: mine.id }, administrator);
    const viewer = { ...administrator, accountId: mine.id };
    const ids = async (whose: string) =>
      (await listMessages(viewer, choose({ whose, per: '48' }))).items.map((m) => m.id);
    expect(await ids('mine')).toEqual([id]);
    expect(await ids('nobody')).not.toContain(id);
    expect((await findMessage(viewer, id))?.history).toMatchObject([{ assignee: mine.displayName }]);
  });

  test('searches, filters by status and Thai days, and counts new tasks', async () => {
    const word = makeUnique('ค้นหา');
    const old = await aContactMessage({ subject: `${word} 1`, createdAt: new Date('2026-01-01T16:59:00Z') });
    const next = await aContactMessage({
      subject: `${word} 2`,
      createdAt: new Date('2026-01-01T17:00:00Z'),
      status: 'done',
    });
    const find = async (params: Record<string, string>) => {
      const { items, counts } = await listMessages(administrator, choose({ search: word, ...params }));
      return [items.map(({ id }) => id), counts.new, counts.done];
    };
    expect(await find({})).toEqual([[next.id, old.id], 1, 1]);
    expect(await find({ dir: 'asc' })).toEqual([[old.id, next.id], 1, 1]);
    expect(await find({ status: 'done' })).toEqual([[next.id], 1, 1]);
    expect(await find({ to: '1/1/2569' })).toEqual([[old.id], 1, 0]);
    expect(await find({ from: '2026-01-02' })).toEqual([[next.id], 0, 1]);
    const before = await countNewMessagesAndReports(administrator);
    await aContactMessage();
    const { id: organisationId } = await anOrganisation({ kind: 'agency' });
    await aNewsReport({ newsId: (await aNews({ organisationId })).id });
    // Voices that an office has are not new for the agency.
    await aNewsReport();
    await aNewsReport({ status: 'done' });
    expect(await countNewMessagesAndReports(administrator)).toBe(before + 2);
  });
});
