import { createExportRequester, readCsvParts } from '@/testing/exports';
import { findLastAuditRow } from '@/testing/lists';
import { aCollege, aCollegeUser, aMember, anAdministrator, anEditor } from '@/testing/people';
import { unzip } from '@/testing/unzip';
import { answerPeopleExport } from './export.http';

const SITE = 'http://localhost:3000';

const asked = createExportRequester(`${SITE}/api/v1/people/export`, answerPeopleExport);
const readText = async (answer: Response) => Buffer.from(await answer.bytes()).toString();

test('a college exports its filtered users with masked numbers, and the export is logged', async () => {
  const college = await aCollege();
  const [open, closed, foreign] = [
    await aCollegeUser({ college: college.organisation.id, account: { displayName: '=cmd|calc' } }),
    await aCollegeUser({ college: college.organisation.id, account: { status: 'closed' } }),
    await aCollegeUser(),
  ];
  const ask = await asked(college);
  const whole = await readText(await ask('place=college_user&format=csv'));
  expect(whole.split('\r\n')[0]).toBe('\ufeffลำดับ,ชื่อ,เลขประจำตัวประชาชน,สิทธิ์,หน่วยงาน,สถานะ,เข้าสู่ระบบล่าสุด');
  expect(whole).toContain(`'=cmd|calc,*********${open.name.slice(-4)},`);
  expect(whole).toContain(closed.account.displayName);
  expect(whole).not.toContain(foreign.account.displayName);
  for (const { name } of [open, closed]) expect(whole).not.toContain(name);
  const filtered = await readCsvParts(await ask('place=college_user&format=csv&status=closed'));
  expect(filtered.table).toHaveLength(2);
  expect(filtered.facts).toContain('สถานะ,ปิดใช้งาน,,,,,');
  expect(await findLastAuditRow('account')).toMatchObject({
    ...{ action: 'people.export', after: { place: 'college_user', kind: 'users', format: 'csv', rows: 1 } },
  });
  const forged = await readCsvParts(
    await ask(`place=college_user&format=csv&kind=staff&organisation=${foreign.collegeUser.organisationId}`),
  );
  expect(forged.table).toHaveLength(1);
});

test('an administrator exports the members to Excel: name, e-mail, state and day only', async () => {
  const member = await aMember();
  const ask = await asked(await anAdministrator());
  const answer = await ask(`place=usergeneral&format=xlsx&search=${encodeURIComponent(member.name)}`);
  expect(answer.status).toBe(200);
  const sheet = JSON.stringify([...(await unzip(Buffer.from(await answer.bytes())))].map(String));
  expect(sheet).toContain(member.name);
  for (const secret of ['Female', 'SECRETMARK']) expect(sheet).not.toContain(secret);
  expect(await findLastAuditRow('account')).toMatchObject({
    action: 'member.export',
    after: { format: 'xlsx', rows: 1 },
  });
});

test.each([
  ['a list of another area', 'place=usergeneral&format=csv', 404],
  ['no list at all', 'place=college_news&format=csv', 404],
  ['an account’s page', 'place=college_user/7&format=csv', 404],
  ['another format', 'place=college_user&format=pdf', 422],
])('%s is refused', async (_, query, status) => {
  expect((await (await asked(await aCollege()))(query)).status).toBe(status);
});

test('other roles and pages of other sites get no list of people', async () => {
  for (const person of [await anEditor(), await aMember(), await aCollegeUser()])
    expect((await (await asked(person))('place=college_user&format=csv')).status).toBe(403);
  const foreign = await asked(await aCollege(), 'cross-site');
  expect((await foreign('place=college_user&format=csv')).status).toBeGreaterThanOrEqual(401);
});
