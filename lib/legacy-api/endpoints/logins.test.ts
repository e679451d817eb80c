import { db } from '@/lib/db/db';
import { getSingleton } from '@/lib/process/singleton';
import { aCollege, aCollegeUser, aMember, PASSWORD, type Person } from '@/testing/people';
import { callLegacy, logInAs, sameSiteHeaders, tryLogIn } from '../legacy-api.test-support';

const SESSION = /^portal-session=([A-Za-z0-9_-]{43}); Path=\/; HttpOnly; SameSite=Lax$/;

const people = [
  { who: 'staff', make: aCollege },
  { who: 'a college user', make: aCollegeUser },
  { who: 'a member', make: aMember },
] as const;

const countSessions = (accountId: number) => db.session.count({ where: { accountId, endedAt: null } });

describe.each(people)('the login of $who', ({ make }) => {
  test('returns the own record and the session cookie, and no secret (P-001, P-002)', async () => {
    const person = await make();
    const { status, json, cookies, text } = await tryLogIn(person);
    expect([status, json.usersystems_id ?? json.college_user_id ?? json.userGeneralEmail]).toEqual([
      200,
      person.door === 'member' ? person.name : person.id,
    ]);
    expect(cookies[0]).toMatch(SESSION);
    expect(cookies[1]).toMatch(/^portal-device=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
    expect(`${text}${cookies}`).not.toMatch(/SECRETMARK|\$2[aby]\$|password|upass|hash/i);
  });

  test('answers a wrong password, an unknown name and a closed account alike, without a cookie (P-003, P-013)', async () => {
    const person = await make();
    const closed = await make({ account: { status: 'closed' } });
    const unknown = { ...person, name: person.door === 'member' ? 'nobody@example.org' : '1999999999999' };
    const refused = [await tryLogIn(person, 'wrong-password'), await tryLogIn(unknown), await tryLogIn(closed)];
    for (const { status, json, cookies } of refused) {
      expect([status, json.status, json.code, cookies]).toEqual([401, false, 'LOGIN', []]);
    }
    expect(new Set(refused.map(({ text, headers }) => text + JSON.stringify(headers))).size).toBe(1);
    expect(await countSessions(closed.account.id)).toBe(0);
  });

  test('does the same work for a wrong password, an unknown name and a closed account (P-019)', async () => {
    const person = await make();
    const inReset = await make();
    const reset = {
      tokenHash: new Uint8Array(32),
      passwordHash: '',
      mailKey: inReset.name,
      accountId: inReset.account.id,
    };
    await db.passwordReset.deleteMany();
    await db.passwordReset.create({ data: { ...reset, expiresAt: new Date(Date.now() + 60_000) } });
    const unknown = { ...person, name: person.door === 'member' ? 'nobody@example.org' : '1999999999999' };
    const hashes = getSingleton('hash.pool', (): { completed: number } => ({ completed: Number.NaN }));
    const measureWork = async (somebody: Person) => {
      const before = hashes.completed;
      await tryLogIn(somebody, 'wrong-password');
      return hashes.completed - before;
    };
    expect([await measureWork(person), await measureWork(unknown), await measureWork(inReset)]).toEqual([2, 2, 2]);
  });

  test('from the page of another site is refused and sets nothing (P-090)', async () => {
    const person = await make();
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    ];
    for (const headers of foreign) {
      const { status, json, cookies } = await tryLogIn(person, PASSWORD, { headers });
      expect([status, json.status, cookies]).toEqual([403, false, []]);
    }
    expect(await countSessions(person.account.id)).toBe(0);
  });

  test('works from a program that names no origin', async () => {
    const { status, cookies } = await tryLogIn(await make(), PASSWORD, { headers: {} });
    expect([status, cookies.length]).toEqual([200, 2]);
  });

  test('replaces the session that came with it (P-006)', async () => {
    const person = await make();
    const before = await logInAs(person);
    const { cookies } = await tryLogIn(person, PASSWORD, { headers: before });
    expect(before.Cookie).not.toContain(cookies[0]?.split(';')[0]);
    expect(await countSessions(person.account.id)).toBe(1);
  });

  test('never takes a session’s name from the browser (P-006)', async () => {
    const planted = 'A'.repeat(43);
    const headers = { ...sameSiteHeaders, Cookie: `portal-session=${planted}` };
    const { cookies } = await tryLogIn(await make(), PASSWORD, { headers });
    expect(cookies[0]).toMatch(SESSION);
    expect(cookies[0]).not.toContain(planted);
    expect((await callLegacy('college_user.php', { college_user_id: 1 }, { headers })).status).toBe(403);
  });
});

describe('the response to a login:', () => {
  const staff = 'crud=usersystems';

  test('a missing name and password (spec §5)', async () => {
    const { status, json } = await callLegacy('login.php', {}, { query: staff });
    expect([status, json.errors]).toEqual([
      422,
      { usersystems_uname: 'กรุณากรอกชื่อผู้ใช้งาน', usersystems_upass: 'กรุณากรอกรหัสผ่าน' },
    ]);
    const member = await callLegacy(
      'login.member.php',
      { userGeneralEmail: 'x', userGeneralPassword: '12345' },
      { query: 'crud=member' },
    );
    expect(member.json.errors).toEqual({
      userGeneralEmail: 'Email must be valid',
      userGeneralPassword: 'Password must be at least 6 characters',
    });
  });

  test('a wrong password gets the messages of the old site', async () => {
    expect((await tryLogIn(await aCollege(), 'wrong')).json.message).toBe('ชื่อผู้ใช้ หรือรหัสผ่าน ไม่ถูกต้อง');
    expect((await tryLogIn(await aMember(), 'wrong-one')).json.message).toBe('Invalid email or password');
  });

  test('a member is open, in both fields', async () => {
    const { json } = await tryLogIn(await aMember());
    expect(json).toMatchObject({ status: 'open', userGeneralStatus: 'open', userGeneralBD: '2001-04-13' });
  });

  test('a college user is of the only type, with the whole id card number', async () => {
    const user = await aCollegeUser();
    const { json } = await tryLogIn(user);
    expect(json).toMatchObject({ college_user_type: 'usercollege', college_user_idcard: user.name });
  });

  test.each(['', 'crud=', 'crud=admin', 'crud=member', 'crud=USERSYSTEMS', 'crud=usersystems%00'])(
    'an unknown mode: %j (P-014)',
    async (query) => {
      const { name } = await aCollege();
      const { status, json, cookies } = await callLegacy(
        'login.php',
        { usersystems_uname: name, usersystems_upass: PASSWORD },
        { query },
      );
      expect([status, json.code, cookies]).toEqual([422, 'MODE', []]);
    },
  );

  test.each([{ not: '' }, { contains: '' }, ['x'], true, null, 1.5, { $ne: null }])(
    'an operator instead of a name or a password: %j (P-074)',
    async (odd) => {
      const replies = [
        await callLegacy('login.php', { usersystems_uname: odd, usersystems_upass: odd }, { query: staff }),
        await callLegacy(
          'login.php',
          { college_user_idcard: odd, college_user_password: odd },
          { query: 'crud=collegeUser' },
        ),
        await callLegacy(
          'login.member.php',
          { userGeneralEmail: odd, userGeneralPassword: odd },
          { query: 'crud=member' },
        ),
      ];
      for (const { status, json, cookies } of replies) {
        expect([status, json.code, cookies]).toEqual([422, 'INVALID', []]);
      }
    },
  );
});
