import { db } from '@/lib/db/db';
import { aNews, makeUnique } from '@/testing/builders';
import { aContactMessage, aNewsReport } from '@/testing/contact';
import { createExportRequester, readCsvLines } from '@/testing/exports';
import { findLastAuditRow } from '@/testing/lists';
import { anAdministrator, nonAdministrators } from '@/testing/people';
import { unzip } from '@/testing/unzip';
import { answerContactExport } from './contact.http';

const requestExport = createExportRequester('http://localhost:3000/api/v1/contact/export', answerContactExport);

let administrator: Awaited<ReturnType<typeof anAdministrator>>;
beforeEach(async () => {
  await db.newsReport.deleteMany();
  await db.contactMessage.deleteMany();
  administrator = await anAdministrator();
});

describe('an administrator', () => {
  test('gets the messages with their full text and assignee, formulas as text', async () => {
    const body = `${'ข้อความยาว '.repeat(60)}จบ`;
    const message = await aContactMessage({
      ...{ trackingCode: '+66', name: '=HYPERLINK("x")', email: 'a@example.org', phone: '-1+1', body },
      ...{ subject: '@SUM(A1)', status: 'working', assigneeId: administrator.account.id },
    });
    await db.contactReply.create({ data: { messageId: message.id, body: 'ตอบ', accountId: administrator.account.id } });
    const answer = await (await requestExport(administrator))('part=messages&format=csv');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="messages-[\d-]+\.csv"/);
    const [titles, line, ...more] = await readCsvLines(answer);
    expect(titles).toBe('\ufeffรหัสติดตาม,ส่งเมื่อ,สถานะ,ชื่อ-นามสกุล,อีเมล,โทรศัพท์,เรื่อง,ข้อความ,คำตอบ,ผู้รับผิดชอบ');
    expect(line).toMatch(/^'\+66,\d+ \S+ 25\d\d \d\d\.\d\d น\.,กำลังดำเนินการ,"'=HYPERLINK\(""x""\)",a@example\.org,/);
    expect(line).toContain(`,'-1+1,'@SUM(A1),${body},1,${administrator.account.displayName}`);
    expect(more).toEqual([]);
  });

  test('gets the rows of the list, with its status, search, days, assignee and order', async () => {
    const at = (day: string) => ({ createdAt: new Date(`${day}T12:00:00+07:00`) });
    const [first, second, third] = [
      await aContactMessage({ trackingCode: 'ONE', ...at('2026-01-01') }),
      await aContactMessage({
        trackingCode: 'TWO',
        status: 'done',
        assigneeId: administrator.account.id,
        ...at('2026-01-02'),
      }),
      await aContactMessage({ trackingCode: 'THREE', ...at('2026-01-03') }),
    ];
    const ask = await requestExport(administrator);
    const codes = async (query: string) =>
      (await readCsvLines(await ask(`format=csv${query}`))).slice(1).map((line) => line.split(',')[0]);
    expect(await codes('')).toEqual(['THREE', 'TWO', 'ONE']);
    expect(await codes('&dir=asc')).toEqual(['ONE', 'TWO', 'THREE']);
    expect(await codes('&status=done')).toEqual([second.trackingCode]);
    expect(await codes('&whose=mine')).toEqual([second.trackingCode]);
    expect(await codes('&whose=nobody&from=2026-01-02')).toEqual([third.trackingCode]);
    expect(await codes('&to=2026-01-01')).toEqual([first.trackingCode]);
    expect(await codes(`&search=${encodeURIComponent(third.subject)}`)).toEqual([third.trackingCode]);
    expect(await codes('&search=%25')).toEqual([]);
    // The list's pagination does not apply to the file.
    expect(await codes('&per=24&page=9')).toHaveLength(3);
    expect(await findLastAuditRow('contactMessage')).toMatchObject({
      ...{ action: 'contact.export', after: { part: 'messages', format: 'csv', rows: 3 } },
    });
  });

  test('gets readers’ reports with the item and its organisation, never with the reporter', async () => {
    const item = await aNews({ topic: makeUnique('=ข่าว') });
    await aNewsReport({ newsId: item.id, reason: 'wrong', text: '+คำผิด' });
    await aNewsReport({ status: 'dismissed' });
    await aContactMessage({ name: 'ผู้ส่งข้อความ' });
    const { name } = await db.organisation.findUniqueOrThrow({ where: { id: item.organisationId } });
    const ask = await requestExport(administrator);
    const [titles, line, ...more] = await readCsvLines(await ask('part=reports&format=csv&status=new'));
    expect(titles).toBe('\ufeffแจ้งเมื่อ,สถานะ,เหตุผล,ข้อความจากผู้แจ้ง,ข่าวที่แจ้ง,หน่วยงาน,ผู้รับผิดชอบ');
    expect(line).toContain(`,ใหม่,`);
    expect(line).toContain(`,'+คำผิด,'${item.topic},${name},`);
    expect(more).toEqual([]);
    const sheet = await ask('part=reports&format=xlsx');
    const inside = [...unzip(Buffer.from(await sheet.bytes())).values()].join('');
    expect(inside).toContain(item.topic);
    expect(inside).not.toContain('ผู้ส่งข้อความ');
  });

  test('gets no other format and at most twenty files an hour', async () => {
    const ask = await requestExport(administrator);
    expect((await ask('format=pdf')).status).toBe(422);
    for (let count = 0; count < 20; count += 1) expect((await ask('format=csv')).status).toBe(200);
    expect((await ask('format=csv')).status).toBe(429);
  });
});

describe.each(nonAdministrators)('%s', (_, make) => {
  test('gets neither messages nor reports', async () => {
    const ask = await requestExport(await make());
    for (const part of ['messages', 'reports']) expect((await ask(`part=${part}&format=csv`)).status).toBe(403);
  });
});

test('a visitor and a cross-site request get nothing', async () => {
  expect((await (await requestExport())('format=csv')).status).toBe(401);
  expect((await (await requestExport(administrator, 'cross-site'))('format=csv')).status).toBe(401);
});
