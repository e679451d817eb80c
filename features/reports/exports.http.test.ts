import { readSheet } from 'read-excel-file/node';
import { getCookieName } from '@/lib/auth/cookies';
import { findLastAuditRow } from '@/testing/lists';
import { logInPerson } from '@/testing/log-in';
import { aCollege, anAdministrator, anEditor, aStaffOffice, type Person } from '@/testing/people';
import { aPeriod, aReport, buildPastPeriod } from '@/testing/reports';
import { answerReportOverview, answerReportPdf } from './exports.http';

/** Requests a file from a page of this site, as a person or as a visitor. */
async function asked(person: Person | undefined, answer: typeof answerReportPdf) {
  const cookie = person ? `${getCookieName('session')}=${(await logInPerson(person)).token}` : '';
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  return (query: string) => answer(new Request(`http://localhost:3000/api/v1/reports/x?${query}`, { headers }));
}
const readBytes = async (answer: Response) => Buffer.from(await answer.bytes());

test('a report is a PDF for its office and the administrator, and missing for others', async () => {
  const college = await aCollege();
  const { id: periodId } = await aPeriod(buildPastPeriod());
  const { id } = await aReport({ periodId, organisationId: college.organisation.id });
  for (const person of [college, await anAdministrator()]) {
    const answer = await (await asked(person, answerReportPdf))(`report=${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="report-[\d-]+\.pdf"; filename\*=UTF-8''%E0/,
    );
    const bytes = await readBytes(answer);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toMatch(/\/Count [1-9]/);
  }
  const statusFor = async (person: Person | undefined, query: string) =>
    (await (await asked(person, answerReportPdf))(query)).status;
  expect(await statusFor(await aCollege(), `report=${id}`)).toBe(404);
  expect(await statusFor(await aStaffOffice('iven'), `report=${id}`)).toBe(404);
  expect(await statusFor(await anEditor(), `report=${id}`)).toBe(403);
  expect(await statusFor(undefined, `report=${id}`)).toBe(401);
  expect(await statusFor(college, 'report=2000000000')).toBe(404);
  expect(await statusFor(college, '')).toBe(404);
});

test('a report not yet begun is printed by its period', async () => {
  const { id } = await aPeriod();
  const answer = await (await asked(await aCollege(), answerReportPdf))(`period=${id}`);
  expect((await readBytes(answer)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the overview is an Excel file with figures per category, or a PDF, for the administrator and of the own colleges', async () => {
  const institute = await aStaffOffice('iven');
  const college = await aCollege({ organisation: { instituteId: institute.organisation.id } });
  const { id: periodId } = await aPeriod();
  await aReport({ periodId, organisationId: college.organisation.id });
  const ask = await asked(await anAdministrator(), answerReportOverview);
  const sheet = await readSheet(await readBytes(await ask(`period=${periodId}&format=xlsx&state=submitted`)));
  expect(sheet[0]?.slice(0, 5)).toEqual(['ลำดับ', 'หน่วยงาน', 'ประเภท', 'จังหวัด', 'สถานะ']);
  expect(sheet[0]?.slice(-3)).toEqual(['ข่าวทั่วไป: ข่าวที่เผยแพร่', 'ข่าวทั่วไป: ยอดอ่าน', 'ข่าวทั่วไป: ยอดแชร์']);
  expect(sheet[1]?.[1]).toBe(college.organisation.name);
  expect(sheet[1]?.slice(-6)).toEqual([2, 7, 1, 2, 7, 1]);
  expect(await findLastAuditRow('period')).toMatchObject({
    action: 'report.export',
    after: { format: 'xlsx', rows: 1 },
  });
  const pdf = await readBytes(await ask(`period=${periodId}&format=pdf`));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await ask(`period=${periodId}&format=csv`)).status).toBe(422);
  expect((await ask('period=2000000000&format=pdf')).status).toBe(404);
  const listNames = async (person: Person) => {
    const answer = await (await asked(person, answerReportOverview))(`period=${periodId}&format=xlsx&kind=college`);
    return (await readSheet(await readBytes(answer))).slice(1).map((row) => row[1]);
  };
  expect((await listNames(institute)).filter((name) => name === college.organisation.name)).toHaveLength(1);
  expect(await listNames(await aStaffOffice('VecProvince'))).not.toContain(college.organisation.name);
  for (const person of [college, await anEditor()]) {
    expect((await (await asked(person, answerReportOverview))(`period=${periodId}&format=xlsx`)).status).toBe(403);
  }
});
