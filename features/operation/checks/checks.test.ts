import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { sealAudit } from '@/features/audit/seal/seal.commands';
import { writeAudit } from '@/lib/audit/audit';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { checkCertificateWhenDue, verifySealsInParts } from './checks.commands';
import { readChecks } from './checks.queries';

const aSealedRow = async () => {
  await writeAudit(db, visitor, { action: 'check.test', noun: 'seal' });
  await sealAudit();
};
/** The owner of the tables disables the triggers for one statement. */
async function tamper(statement: string) {
  const guards = (state: 'DISABLE' | 'ENABLE') => db.$executeRawUnsafe(`ALTER TABLE audit_log ${state} TRIGGER USER`);
  await db.$transaction([guards('DISABLE'), db.$executeRawUnsafe(statement), guards('ENABLE')]);
}

test('the seals are verified in parts, from the beginning again after the end', async () => {
  for (let times = 0; times < 3; times += 1) await aSealedRow();
  expect(await verifySealsInParts(2, 0)).toBe(2);
  expect((await readChecks()).seals).toMatchObject({ rows: 2, from: expect.not.stringMatching(/^0$/) });
  expect((await readChecks()).seals?.wholeAt).toBeUndefined();
  expect(await verifySealsInParts(2, 0)).toBe(1);
  expect((await readChecks()).seals).toMatchObject({ from: '0', wholeAt: expect.any(String) });
  expect(await verifySealsInParts(10, 0)).toBe(3);
});

test('one machine of several makes a part', async () => {
  expect(await verifySealsInParts(10, 60_000)).toBe(0);
});

test('a broken seal stays found until it fits again', async () => {
  await tamper(`UPDATE audit_log SET action = 'check.forged' WHERE id = (SELECT max(id) FROM audit_log)`);
  await verifySealsInParts(100, 0);
  expect((await readChecks()).seals?.broken).toMatchObject({ id: expect.any(Number) });
  await verifySealsInParts(100, 0);
  expect((await readChecks()).seals?.broken).toBeDefined();
  await tamper(`UPDATE audit_log SET action = 'check.test' WHERE id = (SELECT max(id) FROM audit_log)`);
  await verifySealsInParts(100, 0);
  expect((await readChecks()).seals).toMatchObject({ from: '0', wholeAt: expect.any(String) });
  expect((await readChecks()).seals?.broken).toBeUndefined();
});

test('a site without TLS has no certificate; one that can’t be reached has one without an end', async () => {
  expect(await checkCertificateWhenDue(new URL('http://localhost:3000'))).toBe(0);
  expect((await readChecks()).certificate).toBeUndefined();
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const site = new URL(`https://localhost:${port}`);
  expect(await checkCertificateWhenDue(site)).toBe(1);
  expect((await readChecks()).certificate).toEqual({ host: 'localhost' });
  expect(await checkCertificateWhenDue(site)).toBe(0);
});
