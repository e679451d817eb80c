import { getCookieName } from '@/lib/auth/cookies';
import { db } from '@/lib/db/db';
import { aNews, makeUnique } from '@/testing/builders';
import { readCsvParts } from '@/testing/exports';
import { findLastAuditRow } from '@/testing/lists';
import { logInPerson } from '@/testing/log-in';
import { aCollege, aCollegeUser, aMember, type Person } from '@/testing/people';
import { unzip } from '@/testing/unzip';
import { answerExport } from './export.http';

const SITE = 'http://localhost:3000';
const own = { 'sec-fetch-site': 'same-origin' };

/** Requests exports like a click on one of our own pages. */
async function asked(person: Person, headers: Record<string, string> = own) {
  const { token } = await logInPerson(person);
  const cookie = `${getCookieName('session')}=${token}`;
  return (query: string) =>
    answerExport(new Request(`${SITE}/api/v1/newsroom/export?${query}`, { headers: { cookie, ...headers } }));
}
const readText = async (answer: Response) => Buffer.from(await answer.bytes()).toString();

test('a college gets its own list, in the order and with the filters of the URL', async () => {
  const college = await aCollege();
  const given = { organisationId: college.organisation.id, systemUserId: college.id };
  const most = await aNews({ ...given, topic: makeUnique('=HYPERLINK("x")') });
  await db.newsCount.upsert({
    where: { newsId_categoryId: { newsId: most.id, categoryId: most.categoryId } },
    create: { newsId: most.id, categoryId: most.categoryId, reads: 7 },
    update: { reads: 7 },
  });
  const waiting = await aNews({ ...given, status: 'wait', topic: makeUnique('รอ') });
  const foreign = await aNews({ topic: makeUnique('ของผู้อื่น') });
  const ask = await asked(college);
  const answer = await ask('place=news_all&format=csv');
  expect(answer.status).toBe(404);

  const { path } = await readPlace(ask);
  const whole = await readText(await ask(`place=${path}&format=csv&sort=date`));
  expect(whole.split('\r\n')[0]).toBe('\ufeffลำดับ,หัวข้อข่าว,สถานะ,ระดับ,หมวดหมู่,หน่วยงาน,ผู้เขียน,วันเวลาเผยแพร่,อ่าน,แชร์,ที่อยู่ข่าว');
  expect(whole).toContain(`'=HYPERLINK(""x"")`);
  expect(whole).toContain(waiting.topic);
  expect(whole).not.toContain(foreign.topic);
  expect(whole).toMatch(/25\d\d \d\d\.\d\d น\.,7,0,http\S+\/readnews\/news\/\?news_id=\d+/);
  const filtered = await readText(await ask(`place=${path}&format=csv&status=wait`));
  expect(filtered).toContain(waiting.topic);
  expect(filtered).not.toContain('HYPERLINK');
  expect(filtered).toContain('สถานะข่าว,รออนุมัติ,');
  expect(await findLastAuditRow('news')).toMatchObject({
    action: 'news.export',
    after: { rows: 1, format: 'csv', place: path },
  });

  const forged = await readCsvParts(await ask(`place=${path}&format=csv&organisation=${foreign.organisationId}`));
  expect(forged.table).toHaveLength(1);
  // An office that the viewer doesn't see is not named either.
  expect(forged.facts).toContainEqual(expect.stringMatching(`^หน่วยงาน,${foreign.organisationId},`));
});

/** The college's list of its own news. */
async function readPlace(ask: Awaited<ReturnType<typeof asked>>) {
  const { areas } = await import('@/lib/areas/areas');
  const row = areas.college.rows.find(({ screen, section }) => screen === 'newsList' && section === 'news');
  const path = row?.path ?? '';
  const answer = await ask(`place=${path}&format=csv`);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="news-[\d-]+\.csv"; filename\*=UTF-8''%E0[%\w.-]+\.csv$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  await answer.body?.cancel();
  return { path };
}

test('P-037: lists of other roles, items, screens without a list, members and other sites are refused', async () => {
  const college = await aCollege();
  const ask = await asked(college);
  const status = async (query: string) => (await ask(query)).status;
  expect(await status('place=&format=csv')).toBe(404);
  expect(await status('place=institute_news&format=csv')).toBe(404);
  expect(await status('place=news&format=csv')).toBe(404);
  expect(await status('place=../administrator&format=csv')).toBe(404);
  expect(await status('place=news&format=pdf')).toBe(422);
  expect((await (await asked(await aMember()))('place=news&format=csv')).status).toBe(403);
  expect((await (await asked(college, { 'sec-fetch-site': 'cross-site' }))('place=news&format=csv')).status).toBe(401);
  // A browser that sends no origin is accepted: no other site can read the response.
  expect((await (await asked(college, {}))('place=college_news&format=csv')).status).toBe(200);
});

test('a college user gets their own items, not their colleagues’', async () => {
  const college = await aCollege();
  const [one, other] = [
    await aCollegeUser({ college: college.organisation.id }),
    await aCollegeUser({ college: college.organisation.id }),
  ];
  const organisationId = college.organisation.id;
  const mine = await aNews({ organisationId, collegeUserId: one.id });
  const theirs = await aNews({ organisationId, collegeUserId: other.id });
  const { areas } = await import('@/lib/areas/areas');
  const row = areas.usercollege.rows.find(({ screen }) => screen === 'newsList');
  const text = await readText(await (await asked(one))(`place=${row?.path}&format=csv`));
  expect(text).toContain(mine.topic);
  expect(text).not.toContain(theirs.topic);
});

test('five thousand rows are complete and in order in both formats; the twenty-first export in an hour is refused', async () => {
  const college = await aCollege();
  const { organisationId, categoryId } = await aNews({
    organisationId: college.organisation.id,
    systemUserId: college.id,
    publishAt: new Date('2019-01-01T00:00:00Z'),
  });
  const rows = Array.from({ length: 4_999 }, (_, index) => ({
    topic: `ข่าวที่ ${index}`,
    detail: '',
    summary: '',
    topicSearch: '',
    textSearch: '',
    status: 'allow' as const,
    approveLevel: 1,
    publishAt: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000),
    organisationId,
    categoryId,
  }));
  await db.news.createMany({ data: rows });
  const ask = await asked(college);
  const { areas } = await import('@/lib/areas/areas');
  const path = areas.college.rows.find(({ screen, section }) => screen === 'newsList' && section === 'news')?.path;
  const query = `place=${path}&sort=date&dir=asc`;
  const { table: lines } = await readCsvParts(await ask(`${query}&format=csv`));
  expect(lines).toHaveLength(5_001);
  expect(lines[2]).toContain('ข่าวที่ 0,');
  expect(lines[5_000]).toMatch(/^5000,ข่าวที่ 4998,/);
  const files = unzip(Buffer.from(await (await ask(`${query}&format=xlsx`)).bytes()));
  expect(files.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(5_002);

  const statuses: number[] = [];
  for (let count = 2; count < 21; count += 1) {
    const answer = await ask(`place=${path}&format=csv`);
    statuses.push(answer.status);
    await answer.body?.cancel();
  }
  expect(statuses).toEqual([...Array.from({ length: 18 }, () => 200), 429]);
}, 60_000);
