import { db } from '@/lib/db/db';
import { aNews, unique } from '@/testing/builders';
import { aNewsReport } from '@/testing/contact';
import { administrator, rolesBut, someone } from '@/testing/lists';
import { anAdministrator } from '@/testing/people';
import { readContactChoice } from '../contact/contact.rules';
import { assignReport, moveReport, noteReport } from './content-reports.commands';
import { findReport, listReports } from './content-reports.queries';

const choose = (params: Record<string, string> = {}) => readContactChoice({ part: 'reports', ...params });

test.each(rolesBut('VecAdmin'))('%s neither reads nor handles reports', async (role) => {
  const viewer = someone(role);
  const { id } = await aNewsReport();
  const refused = { kind: 'forbidden' };
  expect(await findReport(viewer, id)).toBeUndefined();
  expect((await listReports(viewer, choose())).items).toEqual([]);
  await expect(moveReport({ id, from: 'new', status: 'done' }, viewer)).rejects.toMatchObject(refused);
  await expect(assignReport({ id, assigneeId: null }, viewer)).rejects.toMatchObject(refused);
  await expect(noteReport({ id, seen: '', note: 'x' }, viewer)).rejects.toMatchObject(refused);
});

describe('an administrator', () => {
  test('sees the reported item beside the report, whether or not readers still do', async () => {
    const [shown, bin] = [await aNews(), await aNews({ deletedAt: new Date() })];
    const { id } = await aNewsReport({ newsId: shown.id });
    await aNewsReport({ newsId: shown.id });
    expect(await findReport(administrator, id)).toMatchObject({
      others: 1,
      item: { id: shown.id, topic: shown.topic, public: true, deleted: false },
    });
    const other = await aNewsReport({ newsId: bin.id });
    expect(await findReport(administrator, other.id)).toMatchObject({ item: { public: false, deleted: true } });
    expect(await findReport(administrator, 2_000_000_000)).toBeUndefined();
  });

  test('finds reports by the item’s topic and by the reader’s words, without wildcards', async () => {
    const topic = unique('ข่าวที่ถูกแจ้ง');
    const words = unique('สะกดผิด');
    const { id } = await aNewsReport({ newsId: (await aNews({ topic })).id, text: words });
    const find = async (search: string) =>
      (await listReports(administrator, choose({ search }))).items.map((r) => r.id);
    expect(await find(topic)).toEqual([id]);
    expect(await find(words.toUpperCase())).toEqual([id]);
    expect(await find('%')).toEqual([]);
  });

  test('ends a report under the own name, and begins with it again', async () => {
    const { account } = await anAdministrator();
    const viewer = { role: 'VecAdmin' as const, accountId: account.id, name: account.displayName };
    const { id } = await aNewsReport();
    await moveReport({ id, from: 'new', status: 'dismissed' }, viewer);
    expect(await findReport(viewer, id)).toMatchObject({ status: 'dismissed', handledBy: account.displayName });
    await expect(moveReport({ id, from: 'new', status: 'done' }, viewer)).rejects.toMatchObject({ kind: 'conflict' });
    await moveReport({ id, from: 'dismissed', status: 'working' }, viewer);
    expect(await findReport(viewer, id)).toMatchObject({ status: 'working', handledBy: undefined });
    await assignReport({ id, assigneeId: account.id }, viewer);
    expect(await findReport(viewer, id)).toMatchObject({
      assignee: { id: account.id },
      history: [{ status: 'dismissed' }, { status: 'working' }, { action: 'report.assign' }],
    });
  });

  test('writes a note that a colleague’s later one does not overwrite unseen', async () => {
    const { id } = await aNewsReport();
    await noteReport({ id, seen: '', note: 'โทรถามแล้ว\r\nรอยืนยัน' }, administrator);
    const late = noteReport({ id, seen: '', note: 'ของอีกคน' }, administrator);
    await expect(late).rejects.toMatchObject({ kind: 'conflict', key: 'contact.noteChanged' });
    await noteReport({ id, seen: 'โทรถามแล้ว\nรอยืนยัน', note: 'ยืนยันแล้ว' }, administrator);
    expect((await db.newsReport.findUniqueOrThrow({ where: { id } })).note).toBe('ยืนยันแล้ว');
  });
});
