import { db } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { makeUnique } from '@/testing/builders';
import { findLastAuditRow } from '@/testing/lists';
import { listMailsTo } from '@/testing/log-in';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { aVoice } from '@/testing/voices';
import { findVoice } from './detail.queries';
import { listHandoverTargets } from './targets.queries';
import { answerVoice, handOverVoice, noteVoice } from './voices.commands';
import { voicesMessages as words } from './voices.messages';
import { listVoiceOffices, listVoices } from './voices.queries';
import { voiceList } from './voices.rules';

let room: Newsroom;
const idOf = (name: keyof Omit<Newsroom, 'category'>) => room[name].organisationId ?? 0;
const nameOf = async (name: keyof Omit<Newsroom, 'category'>) =>
  (await db.organisation.findUniqueOrThrow({ where: { id: idOf(name) } })).name;
const choose = (params: Record<string, string> = {}) => voiceList.read({ per: '48', ...params });
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

beforeEach(async () => {
  room = await aNewsroom();
}, 60_000);

describe('the list', () => {
  test('begins with the longest waiting, with tabs by status and the days left', async () => {
    const make = (days: number, dueAt: Date) => aVoice('message', idOf('college'), { createdAt: inDays(-days), dueAt });
    const [young, old, closed] = [await make(1, inDays(5)), await make(9, inDays(-2)), await make(3, inDays(3))];
    await answerVoice({ id: closed.id, status: 'done', body: 'ตอบแล้ว', seen: await readSeen(closed.id) }, room.college);
    await answerVoice({ id: young.id, status: 'working', seen: await readSeen(young.id) }, room.college);
    const { items, counts, total } = await listVoices(room.college, choose());
    expect(items.map(({ id, daysLeft }) => [id, daysLeft])).toEqual([
      [old.id, -2],
      [young.id, 5],
    ]);
    expect([counts, total]).toEqual([{ new: 1, working: 1, open: 2, closed: undefined }, 2]);
    const over = await listVoices(room.college, choose({ status: 'closed' }));
    expect([over.total, over.items[0]?.id, over.items[0]?.daysLeft]).toEqual([1, closed.id, undefined]);
  });

  test('is narrowed by kind, due date, office and words', async () => {
    const word = makeUnique('คำค้น');
    const late = await aVoice('complaint', idOf('college'), { dueAt: inDays(-1) });
    const soon = await aVoice('message', idOf('college'), { dueAt: inDays(2) });
    const found = await aVoice('request', idOf('college'), { body: word, dueAt: inDays(20) });
    const ids = async (params: Record<string, string>, viewer = room.college) =>
      (await listVoices(viewer, choose(params))).items.map(({ id }) => id);
    expect(await ids({ kind: 'complaint' })).toEqual([late.id]);
    expect(await ids({ due: 'late' })).toEqual([late.id]);
    expect(await ids({ due: 'soon' })).toEqual([soon.id]);
    expect(await ids({ search: word })).toEqual([found.id]);
    expect(await ids({ search: '%' })).toEqual([]);
    const watching = { part: 'watched' };
    expect(await ids(watching, room.province)).toEqual([late.id, soon.id, found.id]);
    expect(await ids({ ...watching, organisation: String(idOf('college')) }, room.province)).toHaveLength(3);
    expect(await ids({ ...watching, organisation: String(idOf('other')) }, room.province)).toEqual([]);
    // The words of a data request and of its sender are not found by those who only follow it.
    expect(await ids({ ...watching, search: word }, room.province)).toEqual([]);
    expect(await listVoiceOffices(room.province)).toEqual([{ id: idOf('college'), name: await nameOf('college') }]);
  });
});

const readSeen = async (id: number) => (await findVoice(room.administrator, id))?.seen ?? '';

describe('an answer', () => {
  test.each(['message', 'suggestion', 'complaint', 'request'] as const)(
    'to a %s goes out under the office’s name and closes it',
    async (kind) => {
      const { id, email } = await aVoice(kind, idOf('college'));
      await answerVoice({ id, status: 'done', body: 'แก้ไขแล้ว', seen: await readSeen(id) }, room.college);
      const office = await nameOf('college');
      const [mail] = await listMailsTo(email);
      expect(mail?.data).toMatchObject({ office, [kind === 'message' ? 'body' : 'note']: 'แก้ไขแล้ว' });
      expect(await findVoice(room.college, id)).toMatchObject({
        ...{ status: 'done', closedAt: expect.any(Date) },
        answers: [{ body: 'แก้ไขแล้ว', by: `${office} · ${room.college.name}` }],
      });
      expect(await findLastAuditRow('voice')).toMatchObject({ action: 'voice.answer', nounId: String(id) });
    },
  );

  test('of the agency’s staff is the agency’s, also to the voice of an office', async () => {
    const { id, email } = await aVoice('complaint', idOf('college'));
    await answerVoice({ id, status: 'working', body: 'รับทราบ', seen: await readSeen(id) }, room.administrator);
    const [mail] = await listMailsTo(email);
    expect(mail?.data).not.toHaveProperty('office');
    expect((await findVoice(room.college, id))?.answers[0]?.by).toContain(words['voices.agency']);
  });

  test('is refused without anything new, without a reason, to a report, and after another one', async () => {
    const wrong = (body: string) => ({ kind: 'invalid', fields: { body } });
    const request = await aVoice('request', idOf('college'));
    const close = { id: request.id, status: 'done', seen: await readSeen(request.id) };
    await expect(answerVoice(close, room.college)).rejects.toMatchObject(wrong(words['voices.answerMissing']));
    const complaint = await aVoice('complaint', idOf('college'));
    const seen = await readSeen(complaint.id);
    const refuse = { id: complaint.id, status: 'dismissed', seen };
    await expect(answerVoice(refuse, room.college)).rejects.toMatchObject(wrong(words['voices.answerMissing']));
    const report = await aVoice('report', idOf('college'));
    const told = { id: report.id, status: 'done', body: 'ตอบ', seen: await readSeen(report.id) };
    await expect(answerVoice(told, room.college)).rejects.toMatchObject(wrong(words['voices.noReader']));
    await answerVoice({ ...told, body: '' }, room.college);
    expect(await db.newsReport.findUnique({ where: { id: report.sourceId } })).toMatchObject({
      ...{ status: 'done', handledById: room.college.accountId },
    });
    await answerVoice({ ...refuse, status: 'working', body: 'กำลังตรวจ' }, room.college);
    const late = { ...refuse, body: 'ไม่ดำเนินการ' };
    await expect(answerVoice(late, room.college)).rejects.toMatchObject({ key: 'voices.conflict' });
    const again = { id: complaint.id, status: 'working', seen: await readSeen(complaint.id) };
    await expect(answerVoice(again, room.college)).rejects.toMatchObject(wrong(words['voices.nothingNew']));
  });
});

describe('a hand-over', () => {
  test('goes to the agency, the offices above and those below; the agency’s to any', async () => {
    const targets = async (name: keyof Omit<Newsroom, 'category'>) =>
      (await listHandoverTargets(room[name])).map(({ id }) => id).toSorted((a, b) => (a ?? 0) - (b ?? 0));
    const sorted = (...ids: number[]) => [null, ...ids.toSorted((a, b) => a - b)];
    expect(await targets('college')).toEqual(sorted(idOf('institute'), idOf('province')));
    expect(await targets('province')).toEqual(sorted(idOf('college')));
    expect(await targets('institute')).toEqual(sorted(idOf('college')));
    expect(await targets('unit')).toEqual(sorted(idOf('department')));
    expect(await targets('department')).toEqual(sorted(idOf('unit')));
    const { id } = await aVoice('message', idOf('college'));
    for (const to of [idOf('other'), idOf('unit'), 2_000_000_000])
      await expect(handOverVoice({ id, to, seen: await readSeen(id) }, room.college)).rejects.toMatchObject({
        fields: { to: words['voices.badOffice'] },
      });
  });

  test('changes the office, keeps the due date, tells the new one and is in the history', async () => {
    const { id, dueAt } = await aVoice('complaint', null);
    const office = await nameOf('college');
    const give = { id, office, reason: 'เป็นเรื่องของวิทยาลัย', seen: await readSeen(id) };
    await handOverVoice(give, room.administrator);
    expect(await db.voice.findUnique({ where: { id } })).toMatchObject({
      ...{ organisationId: idOf('college'), dueAt, toldAt: null },
    });
    const got = await findVoice(room.college, id);
    expect(got?.handovers).toMatchObject([
      { from: words['voices.agency'], to: office, reason: give.reason, by: room.administrator.name },
    ]);
    const [seen] = (await findVoice(room.province, id))?.handovers ?? [];
    expect(seen).toMatchObject({ to: office, reason: '', by: undefined });
    await noteVoice({ id, body: 'โทรถามแล้ว' }, room.college);
    await handOverVoice({ id, to: idOf('province'), seen: got?.seen ?? '' }, room.college);
    expect(await findVoice(room.college, id)).toBeUndefined();
    expect(await findVoice(room.province, id)).toMatchObject({
      notes: [{ body: 'โทรถามแล้ว' }],
      handovers: [{}, { from: office, to: await nameOf('province') }],
    });
    expect(await findLastAuditRow('voice')).toMatchObject({
      action: 'voice.handOver',
      before: { organisationId: idOf('college') },
    });
  });

  test('is refused for a closed voice, to the office that has it, and after another one', async () => {
    const { id } = await aVoice('message', idOf('college'));
    const seen = await readSeen(id);
    await expect(handOverVoice({ id, to: idOf('college'), seen }, room.college)).rejects.toMatchObject({
      fields: { to: words['voices.sameOffice'] },
    });
    await handOverVoice({ id, to: 'agency', seen }, room.administrator);
    await expect(handOverVoice({ id, to: 'agency', seen }, room.administrator)).rejects.toMatchObject({
      key: 'voices.conflict',
    });
    await answerVoice({ id, status: 'done', seen: await readSeen(id) }, room.administrator);
    const late = { id, to: idOf('college'), seen: await readSeen(id) };
    await expect(handOverVoice(late, room.administrator)).rejects.toMatchObject({ key: 'voices.closed' });
  });
});
