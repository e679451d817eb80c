import { db } from '@/lib/db/db';
import { createExportRequester, readCsvLines, readCsvParts } from '@/testing/exports';
import { findLastAuditRow } from '@/testing/lists';
import { aPoll, aSuggestion, aVoter } from '@/testing/participation';
import { anAdministrator, nonAdministrators } from '@/testing/people';
import { unzip } from '@/testing/unzip';
import { answerParticipationExport } from './export.http';

const ADDRESS = 'http://localhost:3000/api/v1/participation/export';
const PARTS = ['polls', 'list', 'opinions', 'suggestions', 'survey'];

const requestExport = createExportRequester(ADDRESS, answerParticipationExport);

let administrator: Awaited<ReturnType<typeof anAdministrator>>;
beforeEach(async () => {
  await db.suggestion.deleteMany();
  await db.satisfactionAnswer.deleteMany();
  administrator = await anAdministrator();
});

/** A consultation with counted votes: one per comment of each option. */
async function aConsultation(title: string, comments: readonly (readonly string[])[]) {
  const poll = await aPoll({ kind: 'consultation', title, labels: ['=เห็นด้วย', 'ไม่เห็นด้วย'] });
  for (const [index, option] of poll.options.entries()) {
    const given = comments[index] ?? [];
    await db.pollVote.createMany({
      data: given.map((comment) => ({ pollId: poll.id, optionId: option.id, voter: aVoter(), comment })),
    });
    await db.pollOption.update({ where: { id: option.id }, data: { votes: given.length } });
  }
  return poll;
}

describe('an administrator', () => {
  test('gets the list of polls of a state, with the answer of most', async () => {
    const poll = await aConsultation('เรื่องที่ถาม', [['', 'ดี'], ['']]);
    await db.poll.update({ where: { id: poll.id }, data: { closesAt: new Date(Date.now() - 1_000) } });
    const answer = await (await requestExport(administrator))('part=list&state=closed&format=csv');
    const { table, facts } = await readCsvParts(answer);
    expect(table.find((line) => line.startsWith('เรื่องที่ถาม,'))).toMatch(/,รับฟังความเห็น,ปิดแล้ว,.*,3,'=เห็นด้วย,,$/);
    expect(facts).toContainEqual(expect.stringMatching(/^สถานะ,ปิดแล้ว,/));
    expect(await findLastAuditRow('poll')).toMatchObject({ action: 'poll.export', after: { what: 'list' } });
  });

  test('gets the counts and percentages of one poll, with an audit entry', async () => {
    const poll = await aConsultation('ถาม', [['', 'ดี'], ['']]);
    await aConsultation('อื่น', [['นับผิด']]);
    const answer = await (await requestExport(administrator))(`part=polls&id=${poll.id}&format=csv`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="polls-[\d-]+\.csv"/);
    expect(await readCsvLines(answer)).toEqual(['\ufeffตัวเลือก,ผู้ตอบ,ร้อยละ', "'=เห็นด้วย,2,66.7", 'ไม่เห็นด้วย,1,33.3']);
    expect(await findLastAuditRow('poll')).toMatchObject({
      ...{ action: 'poll.export', nounId: String(poll.id), after: { what: 'counts', format: 'csv', rows: 2 } },
    });
  });

  test('gets the comments of a consultation, formulas as text, never their authors', async () => {
    const poll = await aConsultation('ถาม', [['+1+1', ''], ['ขอให้ทบทวน\nข้อ 3']]);
    const ask = await requestExport(administrator);
    const answer = await ask(`part=opinions&id=${poll.id}&format=csv`);
    const [titles, ...lines] = await readCsvLines(answer);
    expect(titles).toBe('\ufeffเวลา,ตัวเลือก,ความเห็นของท่าน');
    expect(lines).toHaveLength(2);
    const [first, second] = lines.map((line) => line.split(',').slice(1).join()).toSorted();
    expect([first, second]).toEqual(["'=เห็นด้วย,'+1+1", 'ไม่เห็นด้วย,"ขอให้ทบทวน\nข้อ 3"']);
    const [vote] = await db.pollVote.findMany({ where: { pollId: poll.id } });
    expect(lines.join()).not.toContain(Buffer.from(vote?.voter ?? '').toString('hex'));
    expect(await findLastAuditRow('poll')).toMatchObject({ after: { what: 'opinions', rows: 2 } });
  });

  test('gets the suggestions of the queue, with the notes to their senders and their assignees', async () => {
    const one = await aSuggestion({
      ...{ trackingCode: '+66', name: '=1+1', email: 'a@example.org', subject: '@SUM(A1)', status: 'working' },
      ...{ body: 'เนื้อความ', assigneeId: administrator.account.id },
      steps: { create: [{ status: 'new' }, { status: 'working', note: 'รับเรื่องแล้ว' }] },
    });
    await aSuggestion({ kind: 'complaint', trackingCode: 'TWO' });
    const ask = await requestExport(administrator);
    const codes = async (query: string) =>
      (await readCsvLines(await ask(`part=suggestions&format=csv${query}`))).slice(1).map((line) => line.split(',')[0]);
    expect(await codes('')).toHaveLength(2);
    expect(await codes('&kind=complaint')).toEqual(['TWO']);
    expect(await codes('&status=working')).toEqual(["'+66"]);
    expect(await codes('&whose=mine')).toEqual(["'+66"]);
    await db.suggestion.update({ where: { id: one.id }, data: { textSearch: 'ทางลาด' } });
    expect(await codes(`&search=${encodeURIComponent('ลาด')}`)).toEqual(["'+66"]);
    expect(await codes('&search=%25')).toEqual([]);
    const [titles, line] = await readCsvLines(await ask('part=suggestions&format=csv&status=working'));
    expect(titles).toBe('\ufeffรหัสติดตาม,ส่งเมื่อ,ประเภท,สถานะ,ชื่อ-นามสกุล,อีเมล,เรื่อง,รายละเอียด,บันทึกถึงผู้ส่ง,ผู้รับผิดชอบ');
    expect(line).toContain(
      `,ข้อเสนอแนะ,กำลังดำเนินการ,'=1+1,a@example.org,'@SUM(A1),เนื้อความ,รับเรื่องแล้ว,${administrator.account.displayName}`,
    );
    expect(await findLastAuditRow('suggestion')).toMatchObject({
      action: 'suggestion.export',
      after: { format: 'csv', rows: 1 },
    });
  });

  test('gets the survey’s answers as numbers and words, also as a spreadsheet', async () => {
    const day = new Date('2026-11-20');
    await db.satisfactionAnswer.createMany({
      data: [
        { day, voter: aVoter(), score: 5, comment: '=ดีมาก' },
        { day, voter: aVoter(), score: 1, comment: '' },
      ],
    });
    const ask = await requestExport(administrator);
    const [titles, ...lines] = await readCsvLines(await ask('part=survey&format=csv'));
    expect(titles).toBe('\ufeffเวลา,ระดับ,ความหมาย,ข้อคิดเห็นเพิ่มเติม');
    expect(lines.map((line) => line.split(',').slice(1).join()).toSorted()).toEqual([
      '1,ควรปรับปรุงมาก,',
      "5,พอใจมาก,'=ดีมาก",
    ]);
    const sheet = await ask('part=survey&format=xlsx');
    expect(sheet.headers.get('content-type')).toContain('spreadsheetml');
    expect([...unzip(Buffer.from(await sheet.bytes())).values()].join('')).toContain('พอใจมาก');
  });

  test('gets no file of an unknown poll, no other format, and at most twenty files an hour', async () => {
    const ask = await requestExport(administrator);
    for (const id of ['', '0', '2147483647', 'x']) {
      expect((await ask(`part=opinions&id=${id}&format=csv`)).status).toBe(404);
    }
    expect((await ask('part=survey&format=pdf')).status).toBe(422);
    for (let count = 4; count < 20; count += 1) expect((await ask('part=survey&format=csv')).status).toBe(200);
    expect((await ask('part=survey&format=csv')).status).toBe(429);
  });
});

describe.each(nonAdministrators)('%s', (_, make) => {
  test('gets no part of it', async () => {
    const poll = await aPoll();
    const ask = await requestExport(await make());
    for (const part of PARTS) expect((await ask(`part=${part}&id=${poll.id}&format=csv`)).status).toBe(403);
  });
});

test('a visitor and a cross-site request get nothing', async () => {
  const ask = await requestExport();
  for (const part of PARTS) expect((await ask(`part=${part}&format=csv`)).status).toBe(401);
  expect((await (await requestExport(administrator, 'cross-site'))('part=survey&format=csv')).status).toBe(401);
});
