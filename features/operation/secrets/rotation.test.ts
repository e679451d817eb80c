import { z } from 'zod';
import { findSecondFactor } from '@/features/account/second-factor/second-factor.queries';
import { operatorViewer } from '@/features/people/administrators.commands';
import { isKnownDevice } from '@/lib/auth/accounts';
import { generateToken, hashToken } from '@/lib/auth/cookies';
import { decrypt, encrypt, isSealedBefore } from '@/lib/crypto/encryption';
import { listSessionKeys, setKeyRotation } from '@/lib/crypto/session-keys';
import { db } from '@/lib/db/db';
import { findLastAuditRow } from '@/testing/lists';
import { isLoggedIn, logInPerson } from '@/testing/log-in';
import { aCollege } from '@/testing/people';
import { beginRotation, completeRotation, endOverlap } from './rotation.commands';
import { findRotation } from './rotation.queries';
import { LEAD_MS, ROTATION_KEY } from './rotation.schema';
import { lookAtRotation } from './watch';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

async function forget(): Promise<void> {
  await db.setting.deleteMany({ where: { key: ROTATION_KEY } });
  setKeyRotation(undefined);
}
beforeEach(forget);
afterEach(forget);

/** Lets the time of the rotation come, or its end pass. */
async function moveTimes(change: { from?: number; until?: number }): Promise<void> {
  const rotation = await findRotation();
  if (!rotation) throw new Error('no rotation');
  await db.setting.update({ where: { key: ROTATION_KEY }, data: { value: { ...rotation, ...change } } });
  await lookAtRotation();
}
const arrive = () => moveTimes({ from: Date.now() - 1_000 });

async function aSealedAccount() {
  const college = await aCollege();
  const totpSecret = JSON.stringify(encrypt({ secret: SECRET }));
  await db.account.update({ where: { id: college.account.id }, data: { totpSecret } });
  return college;
}
/** An imported row, a file of slips and the key of an old site, all sealed, of an account. */
async function aSealedImport({ account }: { account: { id: number } }) {
  const original = encrypt({ cells: { name: 'ก' } });
  const rows = { create: [{ number: 2, cells: {}, original }] };
  const job = await db.importJob.create({ data: { kind: 'staff', fileName: 'x.csv', accountId: account.id, rows } });
  const file = encrypt({ pdf: 'x' }).sealed;
  const slips = await db.slipJob.create({
    data: { makerId: account.id, path: '/', accountIds: [], doneIds: [], file },
  });
  const apiKey = encrypt({ apiKey: 'old-key' });
  const source = await db.moveSource.create({
    data: { kind: 'legacy', address: `https://${account.id}.example`, apiKey },
  });
  return { job, slips, source };
}
const readSecret = async ({ account }: { account: { id: number } }) => (await findSecondFactor(account.id))?.secret;
const readStored = async ({ account }: { account: { id: number } }) =>
  JSON.parse(z.string().parse((await db.account.findUniqueOrThrow({ where: { id: account.id } })).totpSecret));

test('a server that has not heard of a rotation yet, and one that has, read what the other writes', async () => {
  const [old] = listSessionKeys();
  const person = await aCollege();
  await beginRotation({}, operatorViewer);
  const unaware = await logInPerson(person);
  await lookAtRotation();
  expect(listSessionKeys()[0]).toBe(old);
  expect(await isLoggedIn(unaware.token)).toBe(true);
  const aware = await logInPerson(person);
  setKeyRotation(undefined);
  expect(await isLoggedIn(aware.token)).toBe(true);
});

test('sessions, devices and sealed values made before go on working, and die with the old key', async () => {
  const person = await aSealedAccount();
  const before = await logInPerson(person);
  const device = generateToken();
  await db.knownDevice.create({ data: { accountId: person.account.id, deviceHash: hashToken(device, 'device') } });
  const sealed = encrypt({ link: 'x' });

  await beginRotation({ days: 1 }, operatorViewer);
  await arrive();
  const after = await logInPerson(person);
  expect(listSessionKeys()).toHaveLength(2);
  expect([await isLoggedIn(before.token), await isLoggedIn(after.token)]).toEqual([true, true]);
  expect(await isKnownDevice(person.account.id, device)).toBe(true);
  expect(decrypt(sealed)).toEqual({ link: 'x' });
  expect([isSealedBefore(sealed), isSealedBefore(encrypt({}))]).toEqual([true, false]);

  expect(await completeRotation(operatorViewer)).toBeGreaterThan(0);
  await moveTimes({ until: Date.now() - 1 });
  expect(listSessionKeys()).toHaveLength(1);
  expect([await isLoggedIn(before.token), await isLoggedIn(after.token)]).toEqual([false, true]);
  expect(await isKnownDevice(person.account.id, device)).toBe(false);
  expect(() => decrypt(sealed)).toThrow('sealed under another secret');
  expect(await readSecret(person)).toBe(SECRET);
});

test('nothing is sealed again before its time, and only once after it', async () => {
  const person = await aSealedAccount();
  const { job, slips, source } = await aSealedImport(person);
  const mail = await db.mailMessage.create({
    data: { mailKey: generateToken(), template: 'x', recipient: 'a@example.org', data: encrypt({ password: 'p' }) },
  });
  await beginRotation({}, operatorViewer);
  expect(await completeRotation(operatorViewer)).toBe(0);
  await arrive();
  expect(isSealedBefore(await readStored(person))).toBe(true);
  expect(await completeRotation(operatorViewer)).toBeGreaterThanOrEqual(5);
  expect(isSealedBefore(await readStored(person))).toBe(false);
  const { data } = await db.mailMessage.findUniqueOrThrow({ where: { id: mail.id } });
  const { file } = await db.slipJob.findUniqueOrThrow({ where: { id: slips.id } });
  expect([isSealedBefore({ sealed: file }), decrypt({ sealed: file })]).toEqual([false, { pdf: 'x' }]);
  const [row] = await db.importRow.findMany({ where: { jobId: job.id } });
  expect([isSealedBefore(row?.original), decrypt(row?.original)]).toEqual([false, { cells: { name: 'ก' } }]);
  expect([isSealedBefore(data), decrypt(data)]).toEqual([false, { password: 'p' }]);
  const { apiKey } = await db.moveSource.findUniqueOrThrow({ where: { id: source.id } });
  expect([isSealedBefore(apiKey), decrypt(apiKey)]).toEqual([false, { apiKey: 'old-key' }]);
  expect(await completeRotation(operatorViewer)).toBe(0);
});

test('an interrupted rotation keeps the old key until all is sealed again', async () => {
  const person = await aSealedAccount();
  await beginRotation({ days: 1 }, operatorViewer);
  await moveTimes({ from: Date.now() - 2_000, until: Date.now() - 1_000 });
  expect(await readSecret(person)).toBe(SECRET);
  expect(await completeRotation(operatorViewer)).toBeGreaterThan(0);
  await lookAtRotation();
  expect(listSessionKeys()).toHaveLength(1);
  expect(await readSecret(person)).toBe(SECRET);
});

test('a second rotation waits for the end of the first, which can be brought about', async () => {
  const refused = { name: 'OperationRefused' };
  await expect(endOverlap({}, operatorViewer)).rejects.toMatchObject(refused);
  const first = await beginRotation({}, operatorViewer);
  expect(first.from - Date.now()).toBeLessThanOrEqual(LEAD_MS);
  await expect(beginRotation({}, operatorViewer)).rejects.toMatchObject(refused);
  await expect(endOverlap({}, operatorViewer)).rejects.toMatchObject(refused);
  await arrive();
  await completeRotation(operatorViewer);
  await endOverlap({}, operatorViewer);
  await lookAtRotation();
  expect(listSessionKeys()).toHaveLength(1);
  expect(await beginRotation({}, operatorViewer)).toMatchObject({ previous: first.current });
  const row = await findLastAuditRow('setting');
  expect(row).toMatchObject({ action: 'secrets.rotate' });
  expect(JSON.stringify(row?.after)).not.toContain(first.current);
});

test('an office may not rotate', async () => {
  await expect(beginRotation({}, { role: 'college' })).rejects.toMatchObject({ kind: 'forbidden' });
});
