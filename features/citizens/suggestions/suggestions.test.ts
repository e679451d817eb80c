import { randomInt, randomUUID } from 'node:crypto';
import { decrypt } from '@/lib/crypto/encryption';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { makeUnique } from '@/testing/builders';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { anAddress, makeVisitor } from '@/testing/log-in';
import { aSuggestion } from '@/testing/participation';
import { aMember, anAdministrator, anEditor } from '@/testing/people';
import { listHandlers } from '../contact/contact.queries';
import { suggestionList } from './queue.rules';
import { addSuggestionStep, assignSuggestion, sendSuggestion } from './suggestions.commands';
import { suggestionsMessages } from './suggestions.messages';
import { countNewSuggestions, findSuggestion, listSuggestions, trackSuggestion } from './suggestions.queries';
import { CODE_LETTERS, generateTrackingCode, readTrackingCode } from './suggestions.rules';

const anEmail = () => `${randomUUID()}@example.org`;
const buildSuggestionInput = (given: object = {}) => ({
  ...{ kind: 'complaint', subject: makeUnique('รถรับส่ง'), body: 'มาช้าเกือบทุกวัน ขอให้ตรวจสอบ' },
  ...given,
});
const choose = (params: Record<string, string> = {}) => suggestionList.read(params);
const findRow = (trackingCode: string) => db.suggestion.findUniqueOrThrow({ where: { trackingCode } });
const listMailsTo = (recipient: string) => db.mailMessage.findMany({ where: { recipient }, orderBy: { id: 'asc' } });

describe('a suggestion', () => {
  test.each(getRolesExcept())(
    'is accepted from %s without a name, with a code that cannot be guessed',
    async (role) => {
      const { trackingCode } = await sendSuggestion(buildSuggestionInput(), {
        ...createRoleViewer(role),
        address: anAddress(),
      });
      expect(trackingCode).toMatch(/^S(-[2-9A-HJKMNP-Z]{5}){3}$/);
      expect(await findRow(trackingCode)).toMatchObject({ kind: 'complaint', name: '', email: '', status: 'new' });
    },
  );

  test('leaves no audit entry of its sender', async () => {
    const before = await db.auditLog.count({ where: { noun: 'suggestion' } });
    const { account } = await aMember();
    await sendSuggestion(buildSuggestionInput(), {
      role: 'member',
      accountId: account.id,
      name: 'วรรณา',
      address: anAddress(),
    });
    expect(await db.auditLog.count({ where: { noun: 'suggestion' } })).toBe(before);
  });

  test('is stored unescaped, its subject on one line', async () => {
    const given = buildSuggestionInput({
      subject: 'เรื่อง\r\nBcc: all@example.org',
      body: '<img src=x onerror=alert(1)> ข้อความ',
    });
    const { trackingCode } = await sendSuggestion(given, makeVisitor());
    expect(await findRow(trackingCode)).toMatchObject({
      subject: 'เรื่อง Bcc: all@example.org',
      body: '<img src=x onerror=alert(1)> ข้อความ',
    });
  });

  test('has its code mailed if there is an e-mail, once for a duplicate', async () => {
    const email = anEmail();
    const given = buildSuggestionInput({ email: ` ${email.toUpperCase()} `, consent: 'on' });
    const { trackingCode } = await sendSuggestion(given, makeVisitor());
    expect(await sendSuggestion(given, makeVisitor())).toMatchObject({ trackingCode });
    const mails = await listMailsTo(email);
    expect(mails).toMatchObject([{ template: 'suggestion-received' }]);
    expect(JSON.stringify(decrypt(mails[0]?.data))).toContain(trackingCode);
  });

  test.each([
    [{ kind: 'praise' }, { kind: suggestionsMessages['suggestions.kindMissing'].th }],
    [{ subject: ' ' }, { subject: suggestionsMessages['suggestions.subjectMissing'].th }],
    [{ body: 'สั้น' }, { body: suggestionsMessages['suggestions.bodyShort'].th }],
    [{ body: 'ก'.repeat(5_001) }, { body: suggestionsMessages['suggestions.bodyLong'].th }],
    [{ email: 'ไม่ใช่อีเมล', consent: 'on' }, { email: suggestionsMessages['suggestions.badEmail'].th }],
    [{ name: 'วรรณา' }, { consent: suggestionsMessages['suggestions.consentMissing'].th }],
    [{ email: 'a@example.org' }, { consent: suggestionsMessages['suggestions.consentMissing'].th }],
  ])('with %p is refused with a field error', async (given, fields) => {
    await expect(sendSuggestion(buildSuggestionInput(given), makeVisitor())).rejects.toMatchObject({
      kind: 'invalid',
      fields,
    });
  });
});

describe('a tracking code', () => {
  test('has more than 60 bits in letters that are not easily confused', () => {
    const codes = Array.from({ length: 200 }, () => generateTrackingCode((below) => randomInt(below)));
    expect(new Set(codes).size).toBe(200);
    expect(15 * Math.log2(CODE_LETTERS.length)).toBeGreaterThan(60);
    expect(codes.join('')).not.toMatch(/[01ILO]/);
  });

  test.each([
    ['S-7KQ2M-9XAPR-4TWYZ', 'S-7KQ2M-9XAPR-4TWYZ'],
    [' s 7kq2m 9xapr 4twyz ', 'S-7KQ2M-9XAPR-4TWYZ'],
    ['7kq2m9xapr4twyz', 'S-7KQ2M-9XAPR-4TWYZ'],
    ['7KQ2M-9XAPR-4TWY', undefined],
    ['S-7KQ2M-9XAPR-4TWY0', undefined],
    ["' OR 1=1 --", undefined],
    ['', undefined],
  ])('%p is parsed as %p', (typed, code) => {
    expect(readTrackingCode(typed)).toBe(code);
  });

  test('shows steps and notes for the sender, never the text, the name or an internal note', async () => {
    const { id, trackingCode } = await aSuggestion({ name: 'วรรณา สุขเกษม', email: anEmail(), body: 'ข้อความลับ' });
    await addSuggestionStep(
      { id, steps: 1, status: 'working', note: 'ส่งต่อวิทยาลัยแล้ว', internalNote: 'โทรถามแล้ว' },
      administrator,
    );
    const answer = await trackSuggestion(trackingCode.toLowerCase(), anAddress());
    expect(answer).toMatchObject({ status: 200, found: { status: 'working', steps: [{}, { note: 'ส่งต่อวิทยาลัยแล้ว' }] } });
    expect(JSON.stringify(answer)).not.toMatch(/วรรณา|ข้อความลับ|โทรถามแล้ว|example|ขอให้ปรับปรุง/);
  });

  test('cannot be tried more than 30 times an hour from one address', async () => {
    const address = anAddress();
    const { trackingCode } = await aSuggestion();
    expect(await trackSuggestion('S-22222-22222-22222', address)).toEqual({ status: 404, wrong: 'unknown' });
    await db.rateLimit.updateMany({
      where: { key: `suggestion.track:${address}` },
      data: { points: 30 * env.LIMITS_FACTOR + 10 },
    });
    expect(await trackSuggestion(trackingCode, address)).toEqual({ status: 429, wrong: 'trackLimited' });
    expect(await trackSuggestion(trackingCode, anAddress())).toMatchObject({ status: 200 });
    expect(await trackSuggestion(' ', address)).toEqual({ status: 200 });
  });
});

describe('an administrator', () => {
  test('adds steps, and the sender gets mails of those that concern them', async () => {
    const email = anEmail();
    const { id } = await aSuggestion({ email });
    await addSuggestionStep({ id, steps: 1, status: 'new', internalNote: 'ดูก่อน' }, administrator);
    expect(await listMailsTo(email)).toEqual([]);
    await addSuggestionStep({ id, steps: 2, status: 'done', note: 'แก้ไขแล้ว' }, administrator);
    const mails = await listMailsTo(email);
    expect(mails).toMatchObject([{ template: 'suggestion-step' }]);
    expect(JSON.stringify(decrypt(mails[0]?.data))).toContain('แก้ไขแล้ว');
    expect(await findLastAuditRow('suggestion')).toMatchObject({
      action: 'suggestion.step',
      before: { status: 'new' },
    });
    const detail = await findSuggestion(administrator, id);
    expect(detail?.steps.map(({ internalNote }) => internalNote)).toEqual(['', 'ดูก่อน', '']);
  });

  test('gets an error if a colleague was faster, nothing is new or a reason is missing', async () => {
    const { id } = await aSuggestion();
    await addSuggestionStep({ id, steps: 1, status: 'working' }, administrator);
    const step = (given: object) => addSuggestionStep({ id, steps: 2, status: 'working', ...given }, administrator);
    await expect(step({ steps: 1, note: 'ช้า' })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(step({})).rejects.toMatchObject({
      fields: { note: suggestionsMessages['suggestions.nothingNew'].th },
    });
    await expect(step({ status: 'dismissed' })).rejects.toMatchObject({
      fields: { note: suggestionsMessages['suggestions.reasonMissing'].th },
    });
  });

  test('assigns it only to managers of suggestions', async () => {
    const [{ id }, colleague, editor] = [await aSuggestion(), await anAdministrator(), await anEditor()];
    await assignSuggestion({ id, assigneeId: colleague.account.id }, administrator);
    expect((await findSuggestion(administrator, id))?.assignee?.id).toBe(colleague.account.id);
    expect((await listHandlers(db, 'participation.manage')).map((one) => one.id)).not.toContain(editor.account.id);
    await expect(assignSuggestion({ id, assigneeId: editor.account.id }, administrator)).rejects.toMatchObject({
      fields: { assigneeId: suggestionsMessages['suggestions.noManager'].th },
    });
    const mine = await listSuggestions(
      { role: 'VecAdmin', accountId: colleague.account.id },
      choose({ whose: 'mine' }),
    );
    expect(mine.items.map((one) => one.id)).toEqual([id]);
  });

  test('finds by text, kind and status', async () => {
    const word = makeUnique('หอพัก');
    const { trackingCode } = await sendSuggestion(buildSuggestionInput({ subject: word }), makeVisitor());
    const list = async (params: Record<string, string>) =>
      (await listSuggestions(administrator, choose({ search: word, ...params }))).items.map((one) => one.trackingCode);
    expect(await list({})).toEqual([trackingCode]);
    expect(await list({ kind: 'complaint', status: 'new', whose: 'nobody' })).toEqual([trackingCode]);
    expect(await list({ kind: 'suggestion' })).toEqual([]);
    expect(await list({ status: 'done' })).toEqual([]);
    expect(suggestionList.href('/x', choose({ kind: 'complaint', page: '3' }))).toBe(
      '/x?part=suggestions&kind=complaint',
    );
  });
});

describe.each(getRolesExcept('VecAdmin'))('%s', (role) => {
  test('sees no suggestion and handles none', async () => {
    const { id } = await aSuggestion();
    expect((await listSuggestions(createRoleViewer(role), choose())).items).toEqual([]);
    expect(await findSuggestion(createRoleViewer(role), id)).toBeUndefined();
    expect(await countNewSuggestions(createRoleViewer(role))).toBe(0);
    await expect(addSuggestionStep({ id, steps: 1, status: 'done' }, createRoleViewer(role))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
