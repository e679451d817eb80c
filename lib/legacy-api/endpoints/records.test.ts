import {
  aCollege,
  aCollegeUser,
  aMember,
  anAdministrator,
  anEditor,
  aProvince,
  aStaffOffice,
  PASSWORD,
  type Person,
} from '@/testing/people';
import { callLegacy, logInAs, sameSiteHeaders, sendLegacy, tryLogIn } from '../legacy-api.test-support';

type Headers = Record<string, string>;
const PUBLIC = ['usersystems_id', 'usersystems_name', 'usersystems_type', 'veccentralDepName'];
const UNKNOWN = 2_147_483_647;

const as = (person: Person, address?: string): Promise<Headers> =>
  logInAs(person, { headers: sameSiteHeaders, address });
const system = (id: unknown, headers: Headers) => callLegacy('usersystems.php', { usersystems_id: id }, { headers });
const collegeUser = (id: unknown, headers: Headers) =>
  callLegacy('college_user.php', { college_user_id: id }, { headers });
const member = (email: unknown, headers: Headers) =>
  callLegacy('usergeneral.php', { userGeneralEmail: email }, { headers });
type Answer = Awaited<ReturnType<typeof callLegacy>>;
const formatAnswer = ({ status, text, headers }: Answer): string => `${status} ${text} ${JSON.stringify(headers)}`;

/** Two provinces and two institutes with a college each, a department with a unit. */
async function anAgency() {
  const [north, south] = [await aProvince(), await aProvince()];
  const [iv1, iv2] = [await aStaffOffice('iven'), await aStaffOffice('iven')];
  const at = (provinceId: number, instituteId?: number) => ({ organisation: { provinceId, instituteId } });
  const [c1a, c2a] = [
    await aCollege(at(north.id, iv1.organisation.id)),
    await aCollege(at(south.id, iv2.organisation.id)),
  ];
  const [pv1, pv2] = [await aStaffOffice('VecProvince', at(north.id)), await aStaffOffice('VecProvince', at(south.id))];
  const vd1 = await aStaffOffice('veccentraldep');
  const vc1 = await aStaffOffice('veccentral', { organisation: { departmentId: vd1.organisation.id } });
  return { iv1, iv2, c1a, c2a, pv1, pv2, vd1, vc1 };
}

describe('a system user’s record', () => {
  test('is whole for itself, those above and the administrator; others get four fields (P-024)', async () => {
    const { iv1, iv2, c1a, c2a, pv1, pv2, vd1, vc1 } = await anAgency();
    const editor = await anEditor();
    const whole = [c1a, iv1, pv1, await anAdministrator()];
    for (const person of whole) {
      const { json } = await system(c1a.id, await as(person));
      expect(json).toMatchObject({
        usersystems_uname: c1a.name,
        usersystems_status: 'Open',
        usersystems_type: 'college',
      });
      expect(Object.keys(json)).toHaveLength(9);
    }
    for (const person of [c2a, iv2, pv2, vd1, vc1, editor, await aMember(), await aCollegeUser()]) {
      const { status, json } = await system(c1a.id, await as(person));
      expect([person.door, status, Object.keys(json)]).toEqual([person.door, 200, PUBLIC]);
    }
    expect((await system(vc1.id, await as(vd1))).json.usersystems_uname).toBe(vc1.name);
    expect(Object.keys((await system(vd1.id, await as(vc1))).json)).toEqual(PUBLIC);
    expect(Object.keys((await system(c1a.id, sameSiteHeaders)).json)).toEqual(PUBLIC);
  });

  test('is refused alike for administrators, editors, closed and unknown ones (P-004, P-024)', async () => {
    const hidden = [
      await anAdministrator(),
      await anEditor(),
      await aCollege({ account: { status: 'closed' } }),
      await aCollege({ organisation: { status: 'closed' } }),
      { id: UNKNOWN },
    ];
    for (const headers of [sameSiteHeaders, await as(await aCollege()), await as(await aMember())]) {
      const answers = await Promise.all(hidden.map(async ({ id }) => formatAnswer(await system(id, headers))));
      expect([...new Set(answers)]).toEqual([expect.stringMatching(/^403 \{"status":false,"code":"FORBIDDEN"/)]);
    }
  });

  test('of a closed college stays whole for those above', async () => {
    const { organisation } = await aStaffOffice('iven');
    const college = await aCollege({ organisation: { instituteId: organisation.id }, account: { status: 'closed' } });
    const { json } = await system(college.id, await as(await anAdministrator()));
    expect(json).toMatchObject({ usersystems_status: 'Close', usersystems_onoff: 0 });
  });
});

describe('a college user’s record', () => {
  test('is for the person, with the whole id card, and masked for its college, those above it and the administrator (P-025, P-026)', async () => {
    const { iv1, iv2, c1a, c2a, pv1, pv2, vd1 } = await anAgency();
    const [usr1a, usr1b] = [
      await aCollegeUser({ college: c1a.organisation.id }),
      await aCollegeUser({ college: c1a.organisation.id }),
    ];
    expect((await collegeUser(usr1a.id, await as(usr1a))).json.college_user_idcard).toBe(usr1a.name);
    for (const person of [c1a, iv1, pv1, await anAdministrator()]) {
      const { json, text } = await collegeUser(usr1a.id, await as(person));
      expect(json.college_user_idcard).toBe(`*********${usr1a.name.slice(-4)}`);
      expect(text).not.toContain(usr1a.name);
    }
    const strangers = [usr1b, c2a, iv2, pv2, vd1, await anEditor(), await aMember(), await aCollegeUser()];
    const answers = [formatAnswer(await collegeUser(usr1a.id, sameSiteHeaders))];
    for (const person of strangers) {
      const headers = await as(person);
      answers.push(
        formatAnswer(await collegeUser(usr1a.id, headers)),
        formatAnswer(await collegeUser(UNKNOWN, headers)),
      );
    }
    expect([...new Set(answers)]).toEqual([expect.stringMatching(/^403 /)]);
  });
});

test('the administrator’s record is for its owner only (P-028)', async () => {
  const [adm1, adm2] = [await anAdministrator(), await anAdministrator()];
  const fields = { user_name: adm1.name };
  const { json } = await callLegacy('admin.php', fields, { headers: await as(adm1) });
  expect(json).toMatchObject({ user_name: adm1.name, usersystems_type: 'VecAdmin', usersystems_id: adm1.id });
  const answers = [formatAnswer(await callLegacy('admin.php', fields, { headers: sameSiteHeaders }))];
  for (const person of [await aMember(), await anEditor(), await aCollege(), adm2]) {
    const headers = await as(person);
    answers.push(formatAnswer(await callLegacy('admin.php', fields, { headers })));
    answers.push(formatAnswer(await callLegacy('admin.php', { user_name: 'nobody' }, { headers })));
  }
  expect([...new Set(answers)]).toEqual([expect.stringMatching(/^403 /)]);
});

test('the list of institutions has four fields and open offices that register only (P-022)', async () => {
  const roles = ['college', 'iven', 'VecProvince', 'veccentral', 'veccentraldep'] as const;
  const listed: string[] = [];
  for (const role of roles) listed.push((await aStaffOffice(role)).name);
  const hidden = [await anAdministrator(), await anEditor(), await aCollege({ account: { status: 'closed' } })];
  hidden.push(await aCollege({ organisation: { status: 'closed' } }));
  const { json } = await callLegacy('usersystems.php');
  const names: string[] = json.map((row: { usersystems_uname: string }) => row.usersystems_uname);
  expect(names).toEqual(expect.arrayContaining(listed));
  for (const { name } of hidden) expect(names).not.toContain(name);
  const fields = new Set(json.map((row: object) => Object.keys(row).join()));
  expect([...fields]).toEqual(['usersystems_name,usersystems_uname,usersystems_type,veccentralDepName']);
});

test('the password that is read opens nothing and differs each time (P-030)', async () => {
  const [college, administrator] = [await aCollege(), await anAdministrator()];
  const seen = new Set<string>();
  for (const usersystemsid of [college.id, college.id, administrator.id, UNKNOWN, 'unknown']) {
    const { status, json } = await callLegacy('password_usersystems.php', { usersystemsid });
    expect([status, Object.keys(json)]).toEqual([200, ['usersystemsid', 'usersystems_type', 'usersystemspass']]);
    expect(json.usersystemspass).toMatch(/^[A-Za-z0-9!@#$%^&*]{12}$/);
    expect(json.usersystems_type).toBe(usersystemsid === college.id ? 'college' : '');
    seen.add(json.usersystemspass);
  }
  expect(seen.size).toBe(5);
  const [first = ''] = seen;
  expect((await tryLogIn(college, first)).status).toBe(401);
  expect((await tryLogIn(college, PASSWORD)).status).toBe(200);
});

test.each([true, null, '', [1], 1.5, '1e2', '0x1', ' 1', '๑', { gt: 0 }, { contains: '@' }, -1, 2_147_483_648])(
  'the id %j is nobody’s (P-075, P-076, P-083)',
  async (odd) => {
    const headers = await as(await anAdministrator(), '203.0.113.76');
    for (const reply of [await system(odd, headers), await collegeUser(odd, headers), await member(odd, headers)]) {
      expect([reply.status, reply.json.code]).toEqual([422, 'INVALID']);
    }
  },
);

test('an id sent twice is nobody’s (P-081)', async () => {
  const [own1, other] = [await aCollege(), await aCollege()];
  const headers = { ...(await as(own1)), 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = `ApiKey=first-key&usersystems_id=${own1.id}&usersystems_id=${other.id}`;
  const { status, json } = await sendLegacy('usersystems.php', { body, headers });
  expect([status, json.code]).toEqual([422, 'REPEATED']);
});
