import { db } from '@/lib/db/db';
import { aNews, makeUnique } from '@/testing/builders';
import { aNewsReport } from '@/testing/contact';
import { administrator, createRoleViewer, getRolesExcept } from '@/testing/lists';
import { anAdministrator } from '@/testing/people';
import { contactList } from '../contact/contact.rules';
import { assignContentReport, saveContentReportNote, setContentReportStatus } from './content-reports.commands';
import { findContentReport, listContentReports } from './content-reports.queries';

const choose = (params: Record<string, string> = {}) => contactList.read({ part: 'reports', ...params });

test.each(getRolesExcept('VecAdmin'))('%s neither reads nor handles reports', async (role) => {
  const viewer = createRoleViewer(role);
  const { id } = await aNewsReport();
  const refused = { kind: 'forbidden' };
  expect(await findContentReport(viewer, id)).toBeUndefined();
  expect((await listContentReports(viewer, choose())).items).toEqual([]);
  await expect(setContentReportStatus({ id, from: 'new', status: 'done' }, viewer)).rejects.toMatchObject(refused);
  await expect(assignContentReport({ id, assigneeId: null }, viewer)).rejects.toMatchObject(refused);
  await expect(saveContentReportNote({ id, seen: '', note: 'x' }, viewer)).rejects.toMatchObject(refused);
});

describe('an administrator', () => {
  test('sees the reported item with the report, even if it is no longer public', async () => {
    const [shown, bin] = [await aNews(), await aNews({ deletedAt: new Date() })];
    const { id } = await aNewsReport({ newsId: shown.id });
    await aNewsReport({ newsId: shown.id });
    expect(await findContentReport(administrator, id)).toMatchObject({
      others: 1,
      item: { id: shown.id, topic: shown.topic, public: true, deleted: false },
    });
    const other = await aNewsReport({ newsId: bin.id });
    expect(await findContentReport(administrator, other.id)).toMatchObject({ item: { public: false, deleted: true } });
    expect(await findContentReport(administrator, 2_000_000_000)).toBeUndefined();
  });

  test('finds reports by the item’s topic and by the reader’s text, without wildcards', async () => {
    const topic = makeUnique('ข่าวที่ถูกแจ้ง');
    const words = makeUnique('สะกดผิด');
    const { id } = await aNewsReport({ newsId: (await aNews({ topic })).id, text: words });
    const find = async (search: string) =>
      (await listContentReports(administrator, choose({ search }))).items.map((r) => r.id);
    expect(await find(topic)).toEqual([id]);
    expect(await find(words.toUpperCase())).toEqual([id]);
    expect(await find('%')).toEqual([]);
  });

  test('closes a report under their own name, and reopens it', async () => {
    const { account } = await anAdministrator();
    const viewer = { role: 'VecAdmin' as const, accountId: account.id, name: account.displayName };
    const { id } = await aNewsReport();
    await setContentReportStatus({ id, from: 'new', status: 'dismissed' }, viewer);
    expect(await findContentReport(viewer, id)).toMatchObject({ status: 'dismissed', handledBy: account.displayName });
    await expect(setContentReportStatus({ id, from: 'new', status: 'done' }, viewer)).rejects.toMatchObject({
      kind: 'conflict',
    });
    await setContentReportStatus({ id, from: 'dismissed', status: 'working' }, viewer);
    expect(await findContentReport(viewer, id)).toMatchObject({ status: 'working', handledBy: undefined });
    await assignContentReport({ id, assigneeId: account.id }, viewer);
    expect(await findContentReport(viewer, id)).toMatchObject({
      assignee: { id: account.id },
      history: [{ status: 'dismissed' }, { status: 'working' }, { action: 'report.assign' }],
    });
  });

  test('saves a note that a colleague cannot overwrite unseen', async () => {
    const { id } = await aNewsReport();
    await saveContentReportNote({ id, seen: '', note: 'โทรถามแล้ว\r\nรอยืนยัน' }, administrator);
    const late = saveContentReportNote({ id, seen: '', note: 'ของอีกคน' }, administrator);
    await expect(late).rejects.toMatchObject({ kind: 'conflict', key: 'contact.noteChanged' });
    await saveContentReportNote({ id, seen: 'โทรถามแล้ว\nรอยืนยัน', note: 'ยืนยันแล้ว' }, administrator);
    expect((await db.newsReport.findUniqueOrThrow({ where: { id } })).note).toBe('ยืนยันแล้ว');
  });
});
