import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { DAY_MS } from '@/lib/time/units';
import { aNews, anOrganisation, makeUnique } from '@/testing/builders';
import { aContactMessage, aNewsReport } from '@/testing/contact';
import { aDataRequest } from '@/testing/data-requests';
import { anAddress, makeVisitor } from '@/testing/log-in';
import { aSuggestion } from '@/testing/participation';
import { sendContactMessage } from '../contact/contact.commands';
import { extendDataRequest, sendDataRequest } from '../data-requests/data-requests.commands';
import { sendSuggestion } from '../suggestions/suggestions.commands';
import { officeMessages } from './office.messages';

const administrator = { role: 'VecAdmin', name: 'ผู้ดูแล' } as const;
const anEmail = () => `${randomUUID()}@example.org`;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

async function anOffice(given: Parameters<typeof anOrganisation>[0] = {}) {
  const name = makeUnique('วิทยาลัยเสียง');
  return anOrganisation({ name, shortName: name, nameSearch: toSearchText(name), ...given });
}

describe('a voice of what arrives', () => {
  test('concerns the organisation of a reported item', async () => {
    const { id: organisationId } = await anOffice();
    const report = await aNewsReport({ newsId: (await aNews({ organisationId })).id });
    expect(await db.voice.findUniqueOrThrow({ where: { reportId: report.id } })).toMatchObject({
      ...{ kind: 'report', organisationId, status: 'new', closedAt: null, toldAt: null, createdAt: report.createdAt },
      dueAt: new Date(report.createdAt.getTime() + 15 * DAY_MS),
    });
  });

  test('is the agency’s for an item of its own and of a closed organisation, and without a choice', async () => {
    for (const given of [{ kind: 'agency' }, { status: 'closed' }] as const) {
      const { id: organisationId } = await anOffice(given);
      const { id } = await aNewsReport({ newsId: (await aNews({ organisationId })).id });
      expect(await db.voice.findUnique({ where: { reportId: id } })).toMatchObject({ organisationId: null });
    }
    const { id } = await aContactMessage();
    expect(await db.voice.findUnique({ where: { messageId: id } })).toMatchObject({
      organisationId: null,
      kind: 'message',
    });
  });

  test('takes the due date of the site’s setting, and that of the law for data requests', async () => {
    await db.setting.upsert({
      where: { key: 'site' },
      create: { key: 'site', value: { voiceDays: 3 } },
      update: { value: { voiceDays: 3 } },
    });
    const [suggestion, request] = [await aSuggestion({ kind: 'complaint' }), await aDataRequest()];
    expect(await db.voice.findUnique({ where: { suggestionId: suggestion.id } })).toMatchObject({
      kind: 'complaint',
      dueAt: new Date(suggestion.createdAt.getTime() + 3 * DAY_MS),
    });
    expect(await db.voice.findUnique({ where: { requestId: request.id } })).toMatchObject({
      kind: 'request',
      dueAt: request.dueAt,
    });
    await db.setting.delete({ where: { key: 'site' } });
  });

  test('follows the status, and the extension of a data request, whose reminders begin again', async () => {
    const [message, report, suggestion] = [await aContactMessage(), await aNewsReport(), await aSuggestion()];
    await db.contactMessage.update({ where: { id: message.id }, data: { status: 'done' } });
    await db.newsReport.update({ where: { id: report.id }, data: { status: 'dismissed' } });
    await db.suggestion.update({ where: { id: suggestion.id }, data: { status: 'working' } });
    const find = (where: object) => db.voice.findFirstOrThrow({ where });
    expect(await find({ messageId: message.id })).toMatchObject({ status: 'done', closedAt: expect.any(Date) });
    expect(await find({ reportId: report.id })).toMatchObject({ status: 'dismissed', closedAt: expect.any(Date) });
    expect(await find({ suggestionId: suggestion.id })).toMatchObject({ status: 'working', closedAt: null });
    await db.contactMessage.update({ where: { id: message.id }, data: { status: 'working' } });
    expect(await find({ messageId: message.id })).toMatchObject({ status: 'working', closedAt: null });

    const request = await aDataRequest();
    await db.voice.update({ where: { requestId: request.id }, data: { soonToldAt: new Date() } });
    await extendDataRequest({ id: request.id, reason: 'ข้อมูลอยู่หลายแห่ง', steps: 1 }, administrator);
    expect(await find({ requestId: request.id })).toMatchObject({
      soonToldAt: null,
      dueAt: new Date(request.dueAt.getTime() + 30 * DAY_MS),
    });
    await db.rightsRequest.update({ where: { id: request.id }, data: { status: 'done', closedAt: inDays(1) } });
    expect((await find({ requestId: request.id })).closedAt?.getTime()).toBeGreaterThan(Date.now());
  });

  test('disappears with it', async () => {
    const { id } = await aSuggestion();
    await db.suggestion.delete({ where: { id } });
    expect(await db.voice.count({ where: { suggestionId: id } })).toBe(0);
  });
});

describe('the choice of an office', () => {
  const body = 'ข้อความยาวพอสำหรับแบบฟอร์ม';
  const message = { name: 'วรรณา', email: '', subject: 'ถาม', body, consent: 'on' };
  const sendMessage = (office: string) =>
    sendContactMessage({ ...message, email: anEmail(), office }, { ...makeVisitor() });

  test('is kept by every form, by the name, the code, or words of the name', async () => {
    const { id: organisationId, name, code } = await anOffice();
    for (const office of [name, code, name.toUpperCase().slice(2)]) {
      const { trackingCode } = await sendMessage(office);
      expect(await db.voice.findFirst({ where: { message: { trackingCode } } })).toMatchObject({ organisationId });
    }
    const suggestion = await sendSuggestion({ kind: 'complaint', subject: 'เรื่อง', body, office: name }, makeVisitor());
    expect(await db.voice.findFirst({ where: { suggestion: suggestion } })).toMatchObject({ organisationId });
    const person = { name: 'วรรณา', email: anEmail() };
    const request = await sendDataRequest(
      { kind: 'access', ...person, body, office: code },
      { ...makeVisitor(), address: anAddress() },
    );
    expect(await db.voice.findFirst({ where: { request } })).toMatchObject({ organisationId });
  });

  test('is the agency by its name, and refused for none or several', async () => {
    const { name } = await anOffice({ kind: 'agency' });
    const { trackingCode } = await sendMessage(name);
    expect(await db.voice.findFirst({ where: { message: { trackingCode } } })).toMatchObject({ organisationId: null });

    await expect(sendMessage(makeUnique('ไม่มี'))).rejects.toMatchObject({
      fields: { office: officeMessages['office.missing'].th },
    });
    const word = makeUnique('ซ้ำ');
    const [one, other] = [`${word} ก`, `${word} ข`];
    for (const same of [one, other]) await anOffice({ name: same, nameSearch: toSearchText(same) });
    await expect(sendMessage(word)).rejects.toMatchObject({
      fields: { office: officeMessages['office.several'].th.replace('{names}', `${one}, ${other}`) },
    });
    await expect(sendMessage('%')).rejects.toMatchObject({ kind: 'invalid' });
    await expect(sendMessage('ก'.repeat(201))).rejects.toMatchObject({ kind: 'invalid' });
    const { name: gone } = await anOffice({ status: 'closed' });
    await expect(sendMessage(gone)).rejects.toMatchObject({ kind: 'invalid' });
  });
});
