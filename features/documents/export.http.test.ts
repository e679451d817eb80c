import { aDocument } from '@/testing/documents';
import { createExportRequester, readCsvParts } from '@/testing/exports';
import { findLastAuditRow } from '@/testing/lists';
import { anAdministrator, nonAdministrators } from '@/testing/people';
import { answerDocumentExport } from './export.http';

const request = createExportRequester('http://localhost:3000/api/v1/documents/export', answerDocumentExport);

test('the list of documents is a file, hidden ones included, by the filters of the screen', async () => {
  const shown = await aDocument({ kind: 'manual', fiscalYear: 2_571, downloads: 7 });
  const hidden = await aDocument({ kind: 'manual', fiscalYear: 2_571, visible: false });
  const other = await aDocument({ kind: 'law', fiscalYear: 2_571 });
  const ask = await request(await anAdministrator());
  const { table, facts } = await readCsvParts(await ask('format=csv&kind=manual&year=2571'));
  expect(table).toHaveLength(3);
  expect(table.find((row) => row.includes(shown.title))).toMatch(/,คู่มือ,2571,แสดง,1,แผน\.pdf,7,/);
  expect(table.find((row) => row.includes(hidden.title))).toContain(',ซ่อน,');
  expect(table.join()).not.toContain(other.title);
  expect(facts.map((row) => row.replace(/,+$/, ''))).toEqual(
    expect.arrayContaining(['ประเภท,คู่มือ', 'ปีงบประมาณ,2571', 'จำนวนแถว,2']),
  );
  expect(await findLastAuditRow('document')).toMatchObject({
    action: 'document.export',
    after: { rows: 2, format: 'csv' },
  });
});

test.each(nonAdministrators)('%s gets no list', async (_role, make) => {
  expect((await (await request(await make()))('format=csv')).status).toBe(403);
});
