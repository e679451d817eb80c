import { hashToken } from '@/lib/auth/cookies';
import { closeSession, endSessions, findViewer, openSession } from '@/lib/auth/sessions';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { buildVisitorKeys } from '@/lib/http/visitor-keys';
import { getSingleton } from '@/lib/process/singleton';
import { requestContext } from '@/lib/request/context';
import { administrator } from '@/testing/lists';
import { aMember } from '@/testing/people';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { flushPresence, recordPresence } from './presence.commands';
import { countOnline } from './presence.queries';

let made = 0;
const reader = (userAgent = 'Firefox') => ({
  ...visitor,
  visitorKeys: buildVisitorKeys({ address: `10.2.${made >> 8}.${made++ & 255}`, userAgent }),
});
/** Resets the cached counts. */
const countNow = () => {
  Object.assign(
    getSingleton('presence.counts', () => ({ until: 0 })),
    { until: 0 },
  );
  return countOnline();
};

beforeEach(async () => {
  await flushPresence();
  await db.presence.deleteMany();
});

test('visitors who send a heartbeat are soon online, each counted once; robots are not', async () => {
  const somebody = reader();
  for (let beat = 0; beat < 3; beat++) expect(await recordPresence({}, somebody)).toEqual({ noted: true });
  await recordPresence({}, reader());
  const office = { ...administrator, accountId: undefined, visitorKeys: reader().visitorKeys };
  await recordPresence({}, office);
  expect(await recordPresence({}, reader('Googlebot/2.1 (+http://www.google.com/bot.html)'))).toEqual({ noted: false });
  await waitUntilTrue(async () => (await db.presence.count()) === 3);
  expect(await countNow()).toEqual({ organisations: 1, colleges: 0, general: 2 });
});

test('thousands are written in one batch, and concurrent flushes share one write', async () => {
  const readers = Array.from({ length: 2_000 }, () => reader());
  for (const somebody of readers) await recordPresence({}, somebody);
  await Promise.all([flushPresence(), flushPresence(), flushPresence()]);
  expect(await countNow()).toEqual({ organisations: 0, colleges: 0, general: 2_000 });
});

test('an account deleted meanwhile does not lose other visitors’ heartbeats', async () => {
  const { account } = await aMember();
  await db.account.delete({ where: { id: account.id } });
  await recordPresence({}, { ...reader(), role: 'member', accountId: account.id });
  await recordPresence({}, reader());
  await flushPresence();
  expect(await countNow()).toMatchObject({ general: 2 });
});

test('a visitor is offline as soon as the session ends, even with a heartbeat still buffered', async () => {
  const { account } = await aMember();
  const token = await openSession(db, { accountId: account.id }, { userAgent: 'Firefox' });
  const member = { ...(await findViewer(token, false)), visitorKeys: reader().visitorKeys };
  await recordPresence({}, member);
  await flushPresence();
  expect(await countNow()).toMatchObject({ general: 1 });
  await recordPresence({}, member);
  await closeSession(hashToken(token, 'session'));
  expect(await countNow()).toMatchObject({ general: 0 });
  await flushPresence();
  expect(await countNow()).toMatchObject({ general: 0 });
});

test('an account is offline when all its sessions end, but not when it ends only its other ones', async () => {
  const { account } = await aMember();
  const token = await openSession(db, { accountId: account.id }, { userAgent: 'Firefox' });
  const member = { ...(await findViewer(token, false)), visitorKeys: reader().visitorKeys };
  for (const [but, general] of [[hashToken(token, 'session'), 1] as const, [undefined, 0] as const]) {
    await recordPresence({}, member);
    await flushPresence();
    await endSessions(db, account.id, but);
    expect(await countNow()).toMatchObject({ general });
  }
});

test('heartbeats that can’t be written stay buffered, and are written once the database is back', async () => {
  await recordPresence({}, reader());
  await db.$executeRaw`ALTER TABLE presence RENAME TO presence_away`;
  await flushPresence();
  await recordPresence({}, reader());
  await db.$executeRaw`ALTER TABLE presence_away RENAME TO presence`;
  await flushPresence();
  expect(await countNow()).toMatchObject({ general: 2 });
});

test('a response with the counts expires with them, after a second at most', async () => {
  const noted = { tags: new Set<string>(), expiresAt: undefined };
  const before = Date.now();
  await requestContext.run(noted, countNow);
  expect(noted.expiresAt).toBeGreaterThan(before);
  expect(noted.expiresAt).toBeLessThanOrEqual(Date.now() + 1_000);
  await requestContext.run(noted, countOnline);
  expect([...noted.tags]).toEqual(['online']);
});

describe('one address', () => {
  let network = 0;
  const of = (address: string) => ({
    ...visitor,
    visitorKeys: buildVisitorKeys({ address, userAgent: `Firefox/${++made}` }),
  });
  const come = async (number: number, address: (at: number) => string) => {
    const told = [];
    for (let at = 0; at < number; at++) told.push((await recordPresence({}, of(address(at)))).noted);
    await flushPresence();
    return told.filter((noted) => noted).length;
  };

  test('counts 200 visitors at most, whatever ids they send; other addresses are counted separately', async () => {
    expect(await come(2_000, () => '198.51.100.1')).toBe(200);
    expect(await come(2_000, (at) => `2001:db8:1:1::${at.toString(16)}`)).toBe(200);
    expect(await come(2, () => '198.51.100.2')).toBe(2);
    expect(await countNow()).toMatchObject({ general: 402 });
    expect(await db.presence.count()).toBe(402);
  });

  test('has the same limit across several processes', async () => {
    const address = `2001:db8:2:${++network}::1`;
    await come(200, () => address);
    getSingleton('presence.visitorSlots', () => new Map()).clear();
    await come(200, () => address);
    expect(await db.presence.count()).toBe(400);
    expect(await countNow()).toMatchObject({ general: 200 });
  });

  test('keeps counting visitors who stay, and counts accounts without a limit', async () => {
    const somebody = of('198.51.100.3');
    await recordPresence({}, somebody);
    expect(await come(300, () => '198.51.100.3')).toBe(199);
    expect(await recordPresence({}, somebody)).toEqual({ noted: true });
    const { account } = await aMember();
    const member = { ...of('198.51.100.3'), role: 'member' as const, accountId: account.id };
    expect(await recordPresence({}, member)).toEqual({ noted: true });
    await flushPresence();
    expect(await countNow()).toMatchObject({ general: 201 });
  });
});
