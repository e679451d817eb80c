import { randomBytes } from 'node:crypto';
import { hashInPool } from '@/lib/auth/hash-pool';
import { logIn } from '@/lib/auth/log-in';
import { PASSWORD_COST, verifyPassword } from '@/lib/auth/passwords';
import { visitor } from '@/lib/auth/viewer';
import { decrypt } from '@/lib/crypto/encryption';
import { db } from '@/lib/db/db';
import { getLimiter } from '@/lib/http/rate-limit/database';
import { HOUR_MS } from '@/lib/time/units';
import { registerMember } from './registration.commands';

/** Version of the terms that comes with the database. */
const FIRST_TERMS = '1';

jest.mock('@/lib/auth/hash-pool', () => {
  const real = jest.requireActual<typeof import('@/lib/auth/hash-pool')>('@/lib/auth/hash-pool');
  return { ...real, hashInPool: jest.fn(real.hashInPool) };
});

const anEmail = () => `m${randomBytes(6).toString('hex')}@example.org`;
const anAddress = () => `10.${[...randomBytes(3)].join('.')}`;
const reader = (address = anAddress()) => ({ ...visitor, address });
const wishes = (email: string, more: object = {}) => ({
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  email,
  gender: 'Male',
  birthDate: '2000-02-29',
  terms: FIRST_TERMS,
  ...more,
});

const findMember = (email: string) => db.member.findUniqueOrThrow({ where: { email }, include: { account: true } });
const mailsTo = async (recipient: string) => {
  const rows = await db.mailMessage.findMany({ where: { recipient }, orderBy: { id: 'asc' } });
  return rows.map(({ template, status, data }) => ({ template, status, data: decrypt(data) }));
};
const mailedPassword = async (email: string) => {
  const data = (await mailsTo(email)).at(-1)?.data;
  return String(data && typeof data === 'object' ? Reflect.get(data, 'password') : '');
};
const logInAs = (email: string, password: string) =>
  logIn('member', { name: email, password }, { address: anAddress(), userAgent: 'test' });

describe('a new member', () => {
  test('gets an open account and its password by mail, for 72 hours and one login', async () => {
    const email = anEmail();
    await registerMember(wishes(email), reader());
    const { account, ...member } = await findMember(email);
    expect(member).toMatchObject({
      firstName: 'สมชาย',
      lastName: 'ใจดี',
      gender: 'Male',
      birthDate: new Date('2000-02-29'),
      termsVersion: FIRST_TERMS,
    });
    expect(account).toMatchObject({
      role: 'member',
      status: 'open',
      displayName: 'สมชาย ใจดี',
      email,
      mustChangePassword: true,
    });
    const hours = (Number(account.passwordExpiresAt) - Date.now()) / HOUR_MS;
    expect(hours).toBeGreaterThan(71.9);
    expect(hours).toBeLessThanOrEqual(72);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({
      template: 'member-welcome',
      status: 'waiting',
      data: { userName: email, hours: 72 },
    });
    const password = await mailedPassword(email);
    for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/, /^.{12}$/]) expect(password).toMatch(kind);
    expect(await verifyPassword(password, account.passwordHash)).toBe(true);
    await expect(logInAs(email, password)).resolves.toMatchObject({ accountId: account.id });
  });

  test('cannot choose another role', async () => {
    const email = anEmail();
    const more = { role: 'VecAdmin', usersystems_type: 'VecAdmin', status: 'closed', id: 1, password: 'Chosen-123456' };
    await registerMember(wishes(email, more), reader());
    const { account } = await findMember(email);
    expect(account).toMatchObject({ role: 'member', status: 'open', mustChangePassword: true });
    expect(account.id).not.toBe(1);
    expect(await verifyPassword('Chosen-123456', account.passwordHash)).toBe(false);
  });

  test('is recorded in the audit log, without the password', async () => {
    const email = anEmail();
    await registerMember(wishes(email), reader());
    const { accountId } = await findMember(email);
    const rows = await db.auditLog.findMany({ where: { action: 'member.register', nounId: String(accountId) } });
    expect(rows).toMatchObject([{ outcome: 'done', after: { kept: 'new', terms: FIRST_TERMS } }]);
    expect(JSON.stringify(rows[0]?.after)).not.toContain(await mailedPassword(email));
  });

  test('of an old client gets the mail on request, or a minute later', async () => {
    const email = anEmail();
    await registerMember(wishes(email, { hold: true }), reader());
    expect(await mailsTo(email)).toMatchObject([{ template: 'member-welcome', status: 'held' }]);
    const row = await db.mailMessage.findFirstOrThrow({ where: { recipient: email } });
    expect(Number(row.nextTryAt) - Date.now()).toBeGreaterThan(50_000);
    expect(Number(row.nextTryAt) - Date.now()).toBeLessThanOrEqual(61_000);
  });
});

describe('a known e-mail', () => {
  test('gets the same response, no second account and a notice without a password', async () => {
    const email = anEmail();
    const first = await registerMember(wishes(email), reader());
    const before = await findMember(email);
    const again = await registerMember(
      wishes(` ${email.toUpperCase()} `, { firstName: 'จอมปลอม', lastName: 'อื่น' }),
      reader(),
    );
    expect(again).toEqual(first);
    expect(await findMember(email)).toEqual(before);
    expect(await db.member.count({ where: { email: { equals: email, mode: 'insensitive' } } })).toBe(1);
    expect((await mailsTo(email))[1]).toEqual({
      template: 'member-known',
      status: 'waiting',
      data: { userName: email },
    });
  });

  test('costs a password hash of full cost too, so that timing reveals nothing', async () => {
    const email = anEmail();
    await registerMember(wishes(email), reader());
    jest.mocked(hashInPool).mockClear();
    await registerMember(wishes(email), reader());
    expect(jest.mocked(hashInPool).mock.calls).toEqual([[{ text: expect.any(String), cost: PASSWORD_COST }]]);
  });

  test('registered three times at once yields one account', async () => {
    const email = anEmail();
    const asked = await Promise.allSettled(Array.from({ length: 3 }, () => registerMember(wishes(email), reader())));
    expect(asked.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
    expect(await db.member.count({ where: { email } })).toBe(1);
    expect(await db.account.count({ where: { email } })).toBe(1);
    expect((await mailsTo(email)).map(({ template }) => template).sort()).toEqual([
      'member-known',
      'member-known',
      'member-welcome',
    ]);
  });
});

describe('an expired first password', () => {
  const runOut = async (email: string, more: object = {}) => {
    await registerMember(wishes(email), reader());
    const { accountId } = await findMember(email);
    await db.account.update({
      where: { id: accountId },
      data: { passwordExpiresAt: new Date(Date.now() - 1_000), ...more },
    });
    return accountId;
  };

  test('that was never used is replaced for the same account by registering again', async () => {
    const email = anEmail();
    const accountId = await runOut(email);
    const old = await mailedPassword(email);
    await registerMember(wishes(email, { firstName: 'สมหญิง', gender: 'Female' }), reader());
    const { account, ...member } = await findMember(email);
    expect(account).toMatchObject({ id: accountId, displayName: 'สมหญิง ใจดี', mustChangePassword: true });
    expect(member).toMatchObject({ firstName: 'สมหญิง', gender: 'Female' });
    expect(await mailsTo(email)).toMatchObject([{ template: 'member-welcome' }, { template: 'member-welcome' }]);
    await expect(logInAs(email, old)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(logInAs(email, await mailedPassword(email))).resolves.toMatchObject({ accountId });
  });

  test.each([
    ['that somebody logged in with', { lastLoginAt: new Date() }],
    ['of a closed account', { status: 'closed' as const }],
    ['that was replaced by a chosen one', { mustChangePassword: false }],
  ])('%s is not replaced', async (_, more) => {
    const email = anEmail();
    await runOut(email, more);
    const { account } = await findMember(email);
    await registerMember(wishes(email), reader());
    expect((await findMember(email)).account.passwordHash).toBe(account.passwordHash);
    expect((await mailsTo(email)).at(-1)).toMatchObject({ template: 'member-known' });
  });
});

describe('limits', () => {
  test('one e-mail gets three mails a day; further registrations succeed and do nothing', async () => {
    const email = anEmail();
    for (let time = 0; time < 5; time++) await expect(registerMember(wishes(email), reader())).resolves.toBeUndefined();
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test('one address may register sixty times an hour; invalid forms do not count', async () => {
    const address = anAddress();
    for (let time = 0; time < 70; time++) {
      await expect(registerMember(wishes('not an address'), reader(address))).rejects.toMatchObject({
        kind: 'invalid',
      });
    }
    await getLimiter('register.address').penalty(address, 59);
    await registerMember(wishes(anEmail()), reader(address));
    const refused = await registerMember(wishes(anEmail()), reader(address)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: 'limited', key: 'members.tooMany' });
    expect(Reflect.get(Object(refused), 'retryAfterSeconds')).toBeGreaterThan(3_000);
  });
});

describe('wrong input', () => {
  test.each([
    ['a name with a line break', { firstName: 'ก\r\nBcc: x@evil.example' }, ['firstName']],
    ['an object for an e-mail', { email: { contains: '@' } }, ['email']],
    ['a birthday with a common year after the month', { birthDate: '01/05/2008' }, ['birthDate']],
    ['other terms', { terms: 'yes' }, ['terms']],
    ['terms that are not in force', { terms: '99' }, ['terms']],
  ])('%s is refused by field, and nothing is stored or mailed', async (_, more, fields) => {
    const email = anEmail();
    const refused = await registerMember(wishes(email, more), reader()).catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: 'invalid' });
    expect(Object.keys(Object(Reflect.get(Object(refused), 'fields')))).toEqual(fields);
    expect(await db.member.count({ where: { email } })).toBe(0);
    expect(await mailsTo(email)).toEqual([]);
  });

  test.each([[[]], ['text'], [1], [null], [undefined]])('%j is not a form', async (raw) => {
    await expect(registerMember(raw, reader())).rejects.toMatchObject({ kind: 'invalid' });
  });
});
