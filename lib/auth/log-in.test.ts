import { db } from '@/lib/db/db';
import { HOUR_MS } from '@/lib/time/units';
import { anOffice, makeUnique } from '@/testing/builders';
import { isKnownDevice } from './accounts';
import { generateToken, hashToken } from './cookies';
import { hashInPool } from './hash-pool';
import { logIn } from './log-in';
import { hashPassword } from './passwords';
import { endSession, endSessions, findViewer, openSession } from './sessions';

jest.mock('./hash-pool', () => {
  const real = jest.requireActual<typeof import('./hash-pool')>('./hash-pool');
  return { ...real, hashInPool: jest.fn(real.hashInPool) };
});

const CHEAP = 4;
const PASSWORD = 'รหัสผ่านของสำนักงาน';

let hash: string;
beforeAll(async () => {
  hash = await hashPassword(PASSWORD, CHEAP);
});

/** An office that can log in. */
async function anEntrant(given: Parameters<typeof anOffice>[0] = {}) {
  const office = await anOffice(given);
  await db.account.update({ where: { id: office.account.id }, data: { passwordHash: hash } });
  return { ...office, name: office.systemUser.userName };
}

/**
 * An office whose failed logins are cheap: its pending reset has a low-cost hash, so the second compare does not take
 * the dummy hash of full cost.
 */
async function anEntrantOfLittleWork() {
  const entrant = await anEntrant();
  const reset = { passwordHash: await hashPassword(makeUnique('reset'), CHEAP), mailKey: makeUnique('mail') };
  const { id: accountId } = entrant.account;
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await db.passwordReset.create({
    data: { ...reset, accountId, expiresAt, tokenHash: hashToken(makeUnique('token'), 'password reset') },
  });
  return entrant;
}

/** A client with an address that is unique among the tests. */
let last = 0;
const aClient = () => ({ address: `198.51.100.${++last}`, userAgent: 'Firefox' });

const refused = (kind: string) => expect.objectContaining({ kind });
const tryWrong = (name: string, client = aClient()) => logIn('staff', { name, password: 'wrong' }, client);

test('the right password opens a session of the account', async () => {
  const { name, account, organisation, systemUser } = await anEntrant({ role: 'college' });
  const { session } = await logIn('staff', { name, password: PASSWORD }, aClient());
  expect(await findViewer(session, false)).toMatchObject({
    role: 'college',
    accountId: account.id,
    ownId: systemUser.id,
    organisationId: organisation.id,
  });
  expect(await db.auditLog.count({ where: { accountId: account.id, action: 'session.open', outcome: 'done' } })).toBe(
    1,
  );
});

test('a page that somebody has opened lets nobody else in', async () => {
  const [own, other] = [await anEntrant(), await anEntrant()];
  const client = aClient();
  const enter = ({ name }: typeof own) =>
    logIn('staff', { name, password: PASSWORD }, client, { owner: own.account.id });
  await expect(enter(other)).rejects.toMatchObject({ kind: 'unauthenticated', key: 'login.otherAccount' });
  expect(await db.session.count({ where: { accountId: other.account.id } })).toBe(0);
  expect(
    await db.auditLog.count({
      where: { nounId: String(other.account.id), action: 'session.open', outcome: 'refused' },
    }),
  ).toBe(1);
  expect(await enter(own)).toMatchObject({ accountId: own.account.id });
});

describe('a refusal', () => {
  test('is the same for an unknown name, a wrong password, a closed account and a closed organisation', async () => {
    const known = await anEntrant();
    const closed = await anEntrant({ status: 'closed' });
    const orphan = await anEntrant();
    await db.organisation.update({ where: { id: orphan.organisation.id }, data: { status: 'closed' } });
    const answers = await Promise.allSettled([
      tryWrong(makeUnique('nobody')),
      tryWrong(known.name),
      logIn('staff', { name: closed.name, password: PASSWORD }, aClient()),
      logIn('staff', { name: orphan.name, password: PASSWORD }, aClient()),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ reason: { kind: 'unauthenticated', key: 'login.wrong' } });
  });

  test('follows an expired password', async () => {
    const { name, account } = await anEntrant();
    await db.account.update({ where: { id: account.id }, data: { passwordExpiresAt: new Date(Date.now() - 1) } });
    await expect(logIn('staff', { name, password: PASSWORD }, aClient())).rejects.toEqual(refused('unauthenticated'));
  });
});

test('a password that changes during the login opens no session', async () => {
  const { name, account } = await anEntrant();
  const other = await hashPassword(PASSWORD, CHEAP);
  jest.mocked(hashInPool).mockImplementationOnce(async () => {
    await db.account.update({ where: { id: account.id }, data: { passwordHash: other } });
    return true;
  });
  await expect(logIn('staff', { name, password: PASSWORD }, aClient())).rejects.toEqual(refused('unauthenticated'));
  await expect(logIn('staff', { name, password: PASSWORD }, aClient())).resolves.toBeTruthy();
});

describe('limits', () => {
  test('the sixth attempt for a name from one address waits ten minutes, even with the right password', async () => {
    const { name } = await anEntrantOfLittleWork();
    const client = aClient();
    for (let n = 0; n < 5; n++) await expect(tryWrong(name, client)).rejects.toEqual(refused('unauthenticated'));
    for (const password of ['wrong', PASSWORD])
      await expect(logIn('staff', { name, password }, client)).rejects.toMatchObject({
        kind: 'limited',
        retryAfterSeconds: expect.any(Number),
      });
    const other = await anEntrant();
    await expect(logIn('staff', { name: other.name, password: PASSWORD }, client)).resolves.toBeTruthy();
    await expect(logIn('staff', { name, password: PASSWORD }, aClient())).resolves.toBeTruthy();
  });

  test('simultaneous attempts do not all pass', async () => {
    const { name } = await anEntrantOfLittleWork();
    const client = aClient();
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => tryWrong(name, client)));
    const limited = answers.filter((answer) => answer.status === 'rejected' && answer.reason.kind === 'limited');
    expect(limited).toHaveLength(7);
  });

  test('a second wait is twice as long', async () => {
    const { name } = await anEntrantOfLittleWork();
    const client = aClient();
    const wait = async () => {
      for (let n = 0; n < 5; n++) await tryWrong(name, client).catch(() => undefined);
      return tryWrong(name, client).then(
        () => 0,
        ({ retryAfterSeconds }) => retryAfterSeconds,
      );
    };
    expect(await wait()).toBe(600);
    await db.rateLimit.deleteMany({ where: { key: { startsWith: 'login.pair' } } });
    expect(await wait()).toBe(1_200);
  });

  test('a name has twenty attempts per hour, but a known device may still log in', async () => {
    const { name } = await anEntrantOfLittleWork();
    const { device } = await logIn('staff', { name, password: PASSWORD }, aClient());
    for (let n = 0; n < 20; n++) await tryWrong(name).catch(() => undefined);
    await expect(logIn('staff', { name, password: PASSWORD }, aClient())).rejects.toEqual(refused('limited'));
    await expect(logIn('staff', { name, password: PASSWORD }, { ...aClient(), device })).resolves.toBeTruthy();
  });

  test('a device token planted in the browser is replaced and does not become known', async () => {
    const [owner, other] = [await anEntrantOfLittleWork(), await anEntrantOfLittleWork()];
    const enter = (name: string, device?: string) =>
      logIn('staff', { name, password: PASSWORD }, { ...aClient(), device });
    const { device: issuedToOther } = await enter(other.name);
    for (const planted of [generateToken(), issuedToOther]) {
      const { device } = await enter(owner.name, planted);
      expect(device).not.toBe(planted);
      expect(await isKnownDevice(owner.account.id, planted)).toBe(false);
      expect((await enter(owner.name, device)).device).toBe(device);
    }
    expect(await isKnownDevice(other.account.id, issuedToOther)).toBe(true);
  });

  test('a successful login resets the counted failures', async () => {
    const { name } = await anEntrantOfLittleWork();
    const client = aClient();
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++) await tryWrong(name, client).catch(() => undefined);
      await expect(logIn('staff', { name, password: PASSWORD }, client)).resolves.toBeTruthy();
    }
  });
});

describe('a session', () => {
  const open = async (given: Parameters<typeof anOffice>[0] = {}, at = new Date()) => {
    const entrant = await anEntrant(given);
    const token = await openSession(db, { accountId: entrant.account.id }, aClient(), undefined, at);
    return { ...entrant, token };
  };
  const nobody = (ended: string) => expect.objectContaining({ role: 'visitor', ended });

  test('P-006: login replaces the session of the request, and an invented token is worth nothing', async () => {
    const { name, token } = await open();
    const client = { ...aClient(), session: token };
    const { session } = await logIn('staff', { name, password: PASSWORD }, client);
    expect(session).not.toBe(token);
    expect(await findViewer(token, false)).toEqual(nobody('expired'));
    expect(await findViewer('x'.repeat(43), false)).toEqual(nobody('expired'));
  });

  test('P-009: ends when its account is closed', async () => {
    const { account, token } = await open();
    await db.account.update({ where: { id: account.id }, data: { status: 'closed' } });
    expect(await findViewer(token, false)).toEqual(nobody('closed'));
  });

  test('stays ended when its account is opened again', async () => {
    const { account, token } = await open();
    const set = (status: 'open' | 'closed') => db.account.update({ where: { id: account.id }, data: { status } });
    await set('closed');
    expect(await findViewer(token, false)).toEqual(nobody('closed'));
    await set('open');
    expect(await findViewer(token, false)).toEqual(nobody('expired'));
  });

  test('P-010: has the role that its account has now', async () => {
    const { account, token } = await open({ role: 'newseditors' });
    await db.account.update({ where: { id: account.id }, data: { role: 'veccentral' } });
    expect((await findViewer(token, false)).role).toBe('veccentral');
  });

  test('P-011: ends an hour after its last use, and twelve hours after it began', async () => {
    const begun = new Date(Date.now() - 11.5 * HOUR_MS);
    const { token } = await open({}, begun);
    const at = (hours: number) => new Date(begun.getTime() + hours * HOUR_MS);
    expect((await findViewer(token, false, at(0.9))).role).toBe('veccentraldep');
    expect(await findViewer(token, false, at(1.1))).toEqual(nobody('expired'));
    for (let hours = 0.9; hours < 11.9; hours += 0.9)
      expect((await findViewer(token, true, at(hours))).ended).toBeUndefined();
    expect(await findViewer(token, true, at(12.1))).toEqual(nobody('expired'));
  });

  test('ends with a change of the password', async () => {
    const { account, token } = await open({}, new Date(Date.now() - 1_000));
    await db.account.update({ where: { id: account.id }, data: { passwordChangedAt: new Date() } });
    expect(await findViewer(token, false)).toEqual(nobody('expired'));
  });

  test('ends when its owner ends it', async () => {
    const { account, token } = await open();
    const second = await openSession(db, { accountId: account.id }, aClient());
    await endSessions(db, account.id, hashToken(second, 'session'));
    expect(await findViewer(token, false)).toEqual(nobody('expired'));
    expect((await findViewer(second, false)).role).toBe('veccentraldep');
    await endSession(db, hashToken(second, 'session'));
    expect(await findViewer(second, false)).toEqual(nobody('expired'));
  });
});
