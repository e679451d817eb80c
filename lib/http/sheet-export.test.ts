import readSheets from 'read-excel-file/node';
import { exportRecord } from '@/lib/command/export-record';
import { AppError } from '@/lib/errors/errors';
import { printMessages } from '@/lib/files/print-messages';
import { pickMessage } from '@/lib/messages/message';
import { createExportRequester, readCsvParts } from '@/testing/exports';
import { findLastAuditRow } from '@/testing/lists';
import { aMember, anAdministrator } from '@/testing/people';
import { fileExport, sheetExport } from './sheet-export';
import { toSingleBatch } from './sheet-response';

const ADDRESS = 'http://localhost:3000/api/v1/test';
const NOUN = 'exportTest';
/** Exports in an hour by the limit below. */
const HOURLY = 20;
const declared = {
  right: 'site.manage',
  limit: 'audit.export',
  refusals: {
    format: 'ไม่มีรูปแบบนี้',
    limited: { key: 'test.limited', text: 'มากเกินไป' },
    missing: { key: 'test.missing', text: 'ไม่พบ' },
  },
} as const;
const record = exportRecord({
  access: 'site.manage',
  action: 'test.export',
  noun: NOUN,
  formats: ['csv', 'xlsx', 'docx'],
});
const answerSheet = sheetExport({
  ...declared,
  find: ({ params, row }) => (params.what === 'none' ? undefined : { what: params.what ?? '', row }),
  read: async ({ what, row }, { format }) => ({
    audit: [record, { id: 7, place: row?.path ?? 'none', rows: 1 }],
    ...{ title: 'รายการ', name: 'list', columns: [{ title: 'ข้อ', width: 8 }] },
    filters: what === 'first' ? [['สถานะ', '=เปิด']] : [],
    batches: toSingleBatch([[`${what} ${format}`]]),
  }),
});
const request = createExportRequester(ADDRESS, answerSheet);

test('an export is a dated download of the found rows, with an audit row of format, rows and noun', async () => {
  const ask = await request(await anAdministrator());
  const answer = await ask('what=first&what=second&format=csv&format=pdf&place=/audit/');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="list-[\d-]+\.csv"; filename\*=/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { table, facts } = await readCsvParts(answer);
  expect(table).toEqual(['\ufeffข้อ', 'first csv']);
  expect(facts).toEqual([
    ...['รายการ: รายการ', 'สถานะ: =เปิด', 'จำนวนแถว: 1'],
    expect.stringMatching(/^สร้างไฟล์เมื่อ: \d{1,2} \S+ 25\d\d \d\d\.\d\d น\.$/),
  ]);
  expect(await findLastAuditRow(NOUN)).toMatchObject({
    ...{ action: 'test.export', nounId: '7', before: null },
    after: { place: 'audit', format: 'csv', rows: 1 },
  });
});

test.each(['', 'place=', 'place=nowhere', 'place=media/7'])('%s names no row of the area', async (query) => {
  await (await (await request(await anAdministrator()))(`${query}&format=csv`)).body?.cancel();
  expect(await findLastAuditRow(NOUN)).toMatchObject({ after: { place: 'none' } });
});

test('an Excel file has the same facts on a sheet of its own', async () => {
  const ask = await request(await anAdministrator());
  const [table, about] = await readSheets(Buffer.from(await (await ask('what=other&format=xlsx')).bytes()));
  expect(table).toMatchObject({ sheet: 'รายการ', data: [['ข้อ'], ['other xlsx']] });
  expect(about).toMatchObject({
    sheet: 'ข้อมูลของไฟล์',
    data: [
      ['รายการ', 'รายการ'],
      ['ตัวกรอง', 'ไม่ได้กรอง'],
      ['จำนวนแถว', '1'],
      ['สร้างไฟล์เมื่อ', expect.any(String)],
    ],
  });
});

test('the right is checked first, then the format; only what is found counts towards the limit', async () => {
  expect((await (await request(await aMember()))('what=none&format=pdf')).status).toBe(403);
  const ask = await request(await anAdministrator());
  expect((await ask('what=none&format=pdf')).status).toBe(422);
  for (let count = 0; count <= HOURLY; count += 1) expect((await ask('what=none&format=csv')).status).toBe(404);
  for (let count = 0; count < HOURLY; count += 1) await (await ask('format=csv')).body?.cancel();
  expect((await ask('format=csv')).status).toBe(429);
});

test('the audit row is written before the body is built; without it there is no file', async () => {
  const buildBody = jest.fn(() => Promise.reject(new AppError('busy', pickMessage(printMessages, 'print.busy'))));
  const answerFile = fileExport({
    ...declared,
    formats: ['docx'],
    find: async ({ params }) => params.place,
    read: async (place) => ({
      audit: [record, { place, rows: place === 'bad' ? -1 : 2 }],
      ...{ title: 'เอกสาร', name: 'file', body: buildBody },
    }),
  });
  const ask = await createExportRequester(ADDRESS, answerFile)(await anAdministrator());
  expect((await ask('format=csv&place=good')).status).toBe(422);
  expect((await ask('format=docx')).status).toBe(404);
  expect((await ask('format=docx&place=bad')).status).toBe(422);
  expect(buildBody).not.toHaveBeenCalled();
  expect((await ask('format=docx&place=good')).status).toBe(503);
  expect(await findLastAuditRow(NOUN)).toMatchObject({ after: { place: 'good', format: 'docx', rows: 2 } });
});
