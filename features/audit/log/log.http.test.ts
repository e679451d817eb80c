import { db } from '@/lib/db/db';
import { makeUnique } from '@/testing/builders';
import { createExportRequester, readCsvLines } from '@/testing/exports';
import { findLastAuditRow } from '@/testing/lists';
import { aCollege, anAdministrator, nonAdministrators } from '@/testing/people';
import { unzip } from '@/testing/unzip';
import { answerAuditExport } from './log.http';

const requestExport = createExportRequester('http://localhost:3000/api/v1/audit/export', answerAuditExport);

type LineInput = { at?: Date; action?: string; noun?: string; outcome?: string; accountId?: number; nounId?: string };
const aLine = (actorName: string, given: LineInput = {}) =>
  db.auditLog.create({ data: { action: 'news.save', noun: 'news', outcome: 'done', ...given, actorName } });

describe('an administrator', () => {
  test('gets each entry with Thai columns, to the second, formulas as text, without before and after', async () => {
    const { account } = await anAdministrator();
    const name = makeUnique('=cmd|calc');
    const { id } = await db.auditLog.create({
      data: {
        ...{ at: new Date('2026-03-01T03:04:05Z'), actorName: name, accountId: account.id, action: 'media.replace' },
        ...{ noun: 'media', nounId: '+7', address: '10.1.2.3', outcome: 'done', after: { word: 'SECRETMARK' } },
      },
    });
    const answer = await (await requestExport(await anAdministrator()))(
      `format=csv&search=${encodeURIComponent(name)}&from=2026-03-01&to=2026-03-01`,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-[\d-]+\.csv"/);
    expect(await readCsvLines(answer)).toEqual([
      '\ufeffลำดับบันทึก,เมื่อ,ผู้ทำ,รหัสบัญชี,การกระทำ,ทำกับ,ชื่อ,รหัสรายการ,ผล,ที่อยู่ IP',
      `${id},1 มี.ค. 2569 10:04:05,'${name},${account.id},แทนที่ไฟล์,ไฟล์ในคลังสื่อ,,'+7,สำเร็จ,10.1.2.3`,
    ]);
  });

  test('gets the filtered entries, newest first, regardless of the list’s page', async () => {
    const actor = makeUnique('ผู้ทำ');
    const { account } = await aCollege();
    const day = (number: number) => new Date(`2025-05-0${number}T05:00:00Z`);
    const rows = [
      await aLine(actor, { at: day(1), nounId: '1' }),
      await aLine(actor, { at: day(2), nounId: '2', action: 'media.edit', noun: 'media' }),
      await aLine(actor, { at: day(3), nounId: '3', outcome: 'refused' }),
      await aLine(actor, { at: day(4), nounId: '4', accountId: account.id }),
    ];
    await aLine(makeUnique('คนอื่น'), { at: day(2) });
    const ask = await requestExport(await anAdministrator());
    const found = async (query: string) =>
      (await readCsvLines(await ask(`format=csv&search=${encodeURIComponent(actor)}${query}`)))
        .slice(1)
        .map((line) => line.split(',')[7]);
    expect(await found('')).toEqual(['4', '3', '2', '1']);
    expect(await found(`&older=${rows[2]?.id}`)).toEqual(['4', '3', '2', '1']);
    expect(await found('&action=media.edit')).toEqual(['2']);
    expect(await found('&noun=news&to=2025-05-03')).toEqual(['3', '1']);
    expect(await found('&outcome=refused')).toEqual(['3']);
    expect(await found(`&account=${account.id}`)).toEqual(['4']);
    expect(await found('&from=2025-05-02&to=2025-05-03')).toEqual(['3', '2']);
    const note = await findLastAuditRow('audit');
    expect(note.after).toMatchObject({ format: 'csv', query: expect.stringContaining('from=2025-05-02') });
  });

  test('gets more entries than one batch, completely and in order', async () => {
    const actorName = makeUnique('จำนวนมาก');
    await db.auditLog.createMany({
      data: Array.from({ length: 2_100 }, (_, index) => ({
        ...{ actorName, action: 'news.save', noun: 'news', outcome: 'done', nounId: String(index) },
        at: new Date(Date.UTC(2024, 0, 1) + index * 1_000),
      })),
    });
    const ask = await requestExport(await anAdministrator());
    const query = `search=${encodeURIComponent(actorName)}`;
    const ids = (await readCsvLines(await ask(`format=csv&${query}`))).slice(1).map((line) => line.split(',')[7]);
    expect(ids).toEqual(Array.from({ length: 2_100 }, (_, index) => String(2_099 - index)));
    const files = unzip(Buffer.from(await (await ask(`format=xlsx&${query}`)).bytes()));
    const sheet = [...files.values()].join('');
    expect(files.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(2_101);
    expect(sheet.includes(actorName)).toBe(true);
  });

  test('gets no other format and at most twenty files an hour', async () => {
    const ask = await requestExport(await anAdministrator());
    const query = `format=csv&search=${encodeURIComponent(makeUnique('ไม่มี'))}`;
    expect((await ask('format=pdf')).status).toBe(422);
    for (let count = 0; count < 20; count += 1) expect((await ask(query)).status).toBe(200);
    expect((await ask(query)).status).toBe(429);
  });
});

describe.each(nonAdministrators)('%s', (_, make) => {
  test('gets nothing of the log', async () => {
    expect((await (await requestExport(await make()))('format=csv')).status).toBe(403);
  });
});

test('a visitor and a cross-site request get nothing', async () => {
  expect((await (await requestExport())('format=csv')).status).toBe(401);
  expect((await (await requestExport(await anAdministrator(), 'cross-site'))('format=csv')).status).toBe(401);
});
