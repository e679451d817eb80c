import { finishReset } from '@/features/account/passwords/reset.commands';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { listMailContentsTo } from '@/testing/mail-contents';
import { aMember, PASSWORD } from '@/testing/people';
import { callLegacy, logInAs, sameSiteHeaders, tryLogIn } from '../legacy-api.test-support';

const NAME = 'usergeneral.pass.update.php';
const CHOSEN = 'the-strangers-choice-1';

const requestReset = (email: string, wish: object = {}, given: object = {}) =>
  callLegacy(NAME, { userGeneralEmail: email, userGeneralPassword: CHOSEN, ...given }, wish);
const fetchRecord = (email: string, headers: Record<string, string>) =>
  callLegacy('usergeneral.php', { userGeneralEmail: email }, { headers });

async function startReset(email: string) {
  await requestReset(email);
  const [letter] = (await listMailContentsTo(email)).slice(-1);
  return { ...letter, token: new URL(letter?.data.link).searchParams.get('token') };
}
const answered = (token: string | null, password: string) => ({ token, password, repeated: password });

describe(NAME, () => {
  test('answers known and unknown e-mails alike and mails the known one only (P-020)', async () => {
    const { name } = await aMember();
    const answers = [
      await requestReset(name),
      await requestReset('nobody@example.org'),
      await requestReset(` ${name.toUpperCase()}`),
    ];
    expect(new Set(answers.map(({ status, text, headers }) => status + text + JSON.stringify(headers))).size).toBe(1);
    expect(answers[0]?.json).toMatchObject({ status: true, data: { status: true } });
    expect((await listMailContentsTo(name)).map(({ template }) => template)).toEqual([
      'password-reset',
      'password-reset',
    ]);
    expect(await listMailContentsTo('nobody@example.org')).toEqual([]);
  });

  test('by a stranger changes nothing; the mail holds link and one-time password (P-097)', async () => {
    const member = await aMember();
    const { template, status, data, token } = await startReset(member.name);
    expect([template, status, data.minutes]).toEqual(['password-reset', 'held', 30]);
    expect(data.password).toMatch(/^[A-Za-z0-9]{8}$/);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await tryLogIn(member, CHOSEN)).status).toBe(401);
    expect((await tryLogIn(member, PASSWORD)).status).toBe(200);
    expect((await tryLogIn(member, data.password)).status).toBe(200);
    await expect(finishReset(answered(token, 'a-new-long-password'), visitor)).rejects.toMatchObject({
      kind: 'missing',
    });
    expect((await tryLogIn(member, PASSWORD)).status).toBe(401);
  });

  test('the link works once, in its time, and ends every session (P-012, P-098)', async () => {
    const member = await aMember();
    const browsers = [await logInAs(member), await logInAs(member)];
    const { token, data } = await startReset(member.name);
    await finishReset(answered(token, 'a-new-long-password'), visitor);
    for (const headers of browsers) expect((await fetchRecord(member.name, headers)).status).toBe(403);
    await expect(finishReset(answered(token, 'another-long-one'), visitor)).rejects.toMatchObject({ kind: 'missing' });
    expect((await tryLogIn(member, data.password)).status).toBe(401);
    expect((await tryLogIn(member, 'a-new-long-password')).status).toBe(200);
    const late = await startReset(member.name);
    await db.passwordReset.updateMany({ where: { usedAt: null }, data: { expiresAt: new Date() } });
    await expect(finishReset(answered(late.token, 'another-long-one'), visitor)).rejects.toMatchObject({
      kind: 'missing',
    });
  });

  test('the link leads to the site, whatever host the caller names (P-099)', async () => {
    const { name } = await aMember();
    await requestReset(name, { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } });
    const [letter] = await listMailContentsTo(name);
    expect(letter?.data.link).toMatch(new RegExp(`^${env.SITE_URL}/login/reset/\\?token=`));
  });

  test('changes one’s own password with the current one, and only then', async () => {
    const member = await aMember();
    const [headers, elsewhere] = [await logInAs(member), await logInAs(member)];
    const wrong = await requestReset(member.name, { headers }, { currentPassword: 'wrong' });
    expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([422, ['currentPassword']]);
    const short = await requestReset(
      member.name,
      { headers },
      { currentPassword: PASSWORD, userGeneralPassword: 'short' },
    );
    expect([short.status, Object.keys(short.json.errors)]).toEqual([422, ['userGeneralPassword']]);
    const changed = await requestReset(member.name, { headers }, { currentPassword: PASSWORD });
    expect([changed.status, changed.cookies.length]).toEqual([200, 1]);
    const renewed = { ...sameSiteHeaders, Cookie: changed.cookies[0]?.split(';')[0] ?? '' };
    expect((await fetchRecord(member.name, renewed)).status).toBe(200);
    for (const old of [headers, elsewhere]) expect((await fetchRecord(member.name, old)).status).toBe(403);
    expect((await tryLogIn(member, CHOSEN)).status).toBe(200);
  });

  test('never changes another member’s password', async () => {
    const [mem1, mem2] = [await aMember(), await aMember()];
    const reply = await requestReset(mem2.name, { headers: await logInAs(mem1) }, { currentPassword: PASSWORD });
    expect([reply.status, reply.cookies]).toEqual([200, []]);
    expect((await tryLogIn(mem2, CHOSEN)).status).toBe(401);
  });

  test.each([{}, { userGeneralEmail: '' }, { userGeneralEmail: 'x' }, { userGeneralEmail: { contains: '@' } }])(
    'requires an e-mail: %j (P-077)',
    async (fields) => {
      const before = await db.passwordReset.count();
      const { status, json } = await callLegacy(NAME, { ...fields, userGeneralPassword: CHOSEN });
      expect([status, json.errors?.userGeneralEmail]).toEqual([
        422,
        expect.stringMatching(/^Email (is required|must be valid)$/),
      ]);
      expect(await db.passwordReset.count()).toBe(before);
    },
  );
});
