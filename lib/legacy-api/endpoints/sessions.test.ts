import { db } from '@/lib/db/db';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/units';
import { aCollege, aCollegeUser, aMember, anAdministrator, anEditor } from '@/testing/people';
import { callLegacy, logInAs, sameSiteHeaders, tryLogIn } from '../legacy-api.test-support';

type Headers = Record<string, string>;

const fetchRecord = (id: number, headers: Headers) =>
  callLegacy('usersystems.php', { usersystems_id: id }, { headers });
const fetchMember = (email: string, headers: Headers) =>
  callLegacy('usergeneral.php', { userGeneralEmail: email }, { headers });

/** Moves the last use of the sessions, and their expiry, into the past. */
async function age(accountId: number, { idleMs = 0, openMs = 0 }): Promise<void> {
  const now = Date.now();
  await db.session.updateMany({
    where: { accountId },
    data: { seenAt: new Date(now - idleMs), ...(openMs ? { absoluteExpiresAt: new Date(now - openMs) } : {}) },
  });
}

describe('a session of the old calls', () => {
  test('ends when its owner logs out, and its cookie is worthless then (P-007)', async () => {
    const college = await aCollege();
    const headers = await logInAs(college);
    expect((await fetchRecord(college.id, headers)).json.usersystems_uname).toBe(college.name);
    const gone = await callLegacy(
      'usersystems.update.php',
      { usersystems_id: college.id, usersystems_onoff: 0 },
      { headers },
    );
    expect(gone.json).toEqual({ status: true, data: { status: true }, message: expect.any(String) });
    expect(gone.cookies).toEqual(['portal-session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']);
    const replayed = await fetchRecord(college.id, headers);
    expect([replayed.status, replayed.json.status]).toEqual([403, false]);
    expect(await db.presence.count({ where: { accountId: college.account.id } })).toBe(0);
  });

  test('counts from our own pages only (P-088)', async () => {
    const { id, account, ...college } = await aCollege();
    const { Cookie } = await logInAs(college);
    const read = async (headers: Headers) => (await fetchRecord(id, { Cookie, ...headers })).json.usersystems_uname;
    expect(await read(sameSiteHeaders)).toBe(college.name);
    expect(await read({ 'Sec-Fetch-Site': 'same-origin' })).toBe(college.name);
    const foreign: Headers[] = [
      {},
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ];
    for (const headers of foreign) {
      expect(await read(headers)).toBeUndefined();
      const fields = { usersystems_id: id, usersystems_onoff: 0 };
      const { status } = await callLegacy('usersystems.update.php', fields, { headers: { Cookie, ...headers } });
      expect(status).toBe(403);
    }
    expect(await db.session.count({ where: { accountId: account.id, endedAt: null } })).toBe(1);
  });

  test('is nobody’s when it is forged (P-008)', async () => {
    const member = await aMember();
    const { Cookie } = await logInAs(member);
    const flipped = Cookie.replace(/portal-session=(.)/, (_, first) => `portal-session=${first === 'A' ? 'B' : 'A'}`);
    const forged = [
      flipped,
      'portal-session=',
      'portal-session=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
      `portal-session=${'x'.repeat(10_000)}`,
      `portal-session=${'_'.repeat(43)}`,
      'portal-session=%00',
    ];
    const answers = await Promise.all(
      forged.map((cookie) => fetchMember(member.name, { ...sameSiteHeaders, Cookie: cookie })),
    );
    const anonymous = await fetchMember(member.name, sameSiteHeaders);
    expect(anonymous.status).toBe(403);
    expect(answers.map(({ status, text }) => [status, text])).toEqual(forged.map(() => [403, anonymous.text]));
  });

  test.each([
    ['the account', (accountId: number) => db.account.update({ where: { id: accountId }, data: { status: 'closed' } })],
    [
      'the organisation',
      (accountId: number) =>
        db.organisation.updateMany({ where: { systemUsers: { some: { accountId } } }, data: { status: 'closed' } }),
    ],
  ])('ends at the next call when %s is closed (P-009)', async (_, close) => {
    const { id, account, ...college } = await aCollege();
    const headers = await logInAs(college);
    await close(account.id);
    expect((await fetchRecord(id, headers)).status).toBe(403);
  });

  test('has the rights of the role at this moment (P-010)', async () => {
    const administrator = await anAdministrator();
    const member = await aMember();
    const headers = await logInAs(administrator);
    expect((await fetchMember(member.name, headers)).status).toBe(200);
    await db.account.update({ where: { id: administrator.account.id }, data: { role: 'veccentral' } });
    expect((await fetchMember(member.name, headers)).status).toBe(403);
    expect((await callLegacy('admin.php', { user_name: administrator.name }, { headers })).status).toBe(403);
  });

  test('ends for staff after an hour and for members after two without use (P-011)', async () => {
    const [editor, member] = [await anEditor(), await aMember()];
    const headers = { editor: await logInAs(editor), member: await logInAs(member) };
    for (const { account } of [editor, member]) await age(account.id, { idleMs: 61 * MINUTE_MS });
    expect((await fetchRecord(editor.id, headers.editor)).status).toBe(403);
    expect((await fetchMember(member.name, headers.member)).status).toBe(200);
    await age(member.account.id, { idleMs: 2 * HOUR_MS });
    expect((await fetchMember(member.name, headers.member)).status).toBe(403);
  });

  test('ends after its hours, however much it is used (P-011)', async () => {
    const member = await aMember();
    const headers = await logInAs(member);
    await age(member.account.id, { openMs: 1 });
    expect((await fetchMember(member.name, headers)).status).toBe(403);
  });

  test('that must change its password opens no record, but may report presence and log out', async () => {
    const user = await aCollegeUser({ account: { mustChangePassword: true } });
    expect((await tryLogIn(user)).status).toBe(200);
    const headers = await logInAs(user);
    const fields = { college_user_id: user.id };
    expect((await callLegacy('college_user.php', fields, { headers })).status).toBe(403);
    for (const usersystems_onoff of [1, 0]) {
      const { status } = await callLegacy('college_user.update.php', { ...fields, usersystems_onoff }, { headers });
      expect(status).toBe(200);
    }
  });
});
