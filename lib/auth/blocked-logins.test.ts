import { db } from '@/lib/db/db';
import { anAddress } from '@/testing/log-in';
import { aCollege, PASSWORD } from '@/testing/people';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { flushBlockedLogins, recordBlockedLogin } from './blocked-logins';
import { logIn } from './log-in';

/** Time limit of a transaction that waits for another on a busy machine. */
const SLOW = { timeout: 60_000 };

const listRefusals = (id: number, limited: boolean) =>
  db.auditLog.findMany({
    where: {
      ...{ noun: 'account', nounId: String(id), action: 'session.open', outcome: 'refused' },
      after: limited ? { path: ['limited'], equals: true } : undefined,
    },
    select: { accountId: true, actorName: true, address: true, after: true },
  });

const aRefusal = (id: number) => ({
  ...{ actorName: 'visitor', action: 'session.open', noun: 'account', nounId: String(id), outcome: 'refused' },
});

const read = async (promise: Promise<unknown>) =>
  promise.catch(({ kind, key }: { kind: string; key: string }) => [kind, key]);

test('logins that the limiter refuses are one refused login of the account in a minute, and say nothing to who asks', async () => {
  const { name, account } = await aCollege();
  const client = { address: anAddress(), userAgent: 'Firefox' };
  const tryName = (typed: string, password: string) => read(logIn('staff', { name: typed, password }, client));
  for (let attempt = 0; attempt < 5; attempt += 1) await tryName(name, 'wrong');
  const before = (await listRefusals(account.id, false)).length;
  expect(before).toBe(5);
  // The right password is refused too, in the words that a name without an account gets.
  for (let attempt = 0; attempt < 3; attempt += 1)
    expect(await tryName(name, PASSWORD)).toEqual(['limited', 'login.tooMany']);
  for (let attempt = 0; attempt < 5; attempt += 1) await tryName('nobody.here', 'wrong');
  expect(await tryName('nobody.here', 'wrong')).toEqual(['limited', 'login.tooMany']);
  await flushBlockedLogins();
  await tryName(name, PASSWORD);
  await flushBlockedLogins();
  expect(await listRefusals(account.id, true)).toEqual([
    { accountId: null, actorName: 'visitor', address: client.address, after: { limited: true } },
  ]);
});

test('a row of more than a minute ago doesn’t stand for a new one', async () => {
  const { account } = await aCollege();
  const at = new Date(Date.now() - 61_000);
  await db.auditLog.create({ data: { ...aRefusal(account.id), at, after: { limited: true } } });
  recordBlockedLogin(account.id, '198.51.100.9');
  await flushBlockedLogins();
  expect(await listRefusals(account.id, true)).toHaveLength(2);
});

test('machines that flush at once write one row', async () => {
  const { account } = await aCollege();
  const [flushing] = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('blocked logins', 0))`;
    recordBlockedLogin(account.id, '198.51.100.9');
    const flush = flushBlockedLogins();
    await waitUntilTrue(async () => {
      const waiting = await tx.$queryRaw<
        object[]
      >`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
      return waiting.length > 0;
    });
    await tx.auditLog.create({ data: { ...aRefusal(account.id), after: { limited: true } } });
    return [flush];
  }, SLOW);
  await flushing;
  expect(await listRefusals(account.id, true)).toHaveLength(1);
});

test('a flood is bounded', async () => {
  const flood = 700_000_000;
  for (let id = flood; id < flood + 1_200; id += 1) recordBlockedLogin(id, undefined);
  await flushBlockedLogins();
  const ids = Array.from({ length: 1_200 }, (_, index) => String(flood + index));
  expect(await db.auditLog.count({ where: { noun: 'account', nounId: { in: ids } } })).toBe(1_000);
});

test('rows that can’t be written wait for the next flush', async () => {
  const { account } = await aCollege();
  recordBlockedLogin(account.id, undefined);
  await db.$executeRaw`ALTER TABLE audit_log RENAME TO audit_log_away`;
  await flushBlockedLogins();
  await db.$executeRaw`ALTER TABLE audit_log_away RENAME TO audit_log`;
  await flushBlockedLogins();
  expect(await listRefusals(account.id, true)).toHaveLength(1);
});
