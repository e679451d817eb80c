import { writeAudit } from '@/lib/audit/audit';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aMember } from '@/testing/people';
import { sealAudit } from './seal.commands';
import { verifySeals } from './seal.queries';

const writeAuditRow = (nounId: string, name = 'ผู้ตรวจ') =>
  writeAudit(
    db,
    { ...visitor, name },
    { action: 'seal.test', noun: 'seal', nounId, after: { b: 1, a: { d: 2, c: 3 } } },
  );

/** Simulates an owner of the tables: disables the triggers for one statement. */
async function tamper(statement: string) {
  const guards = (state: 'DISABLE' | 'ENABLE') =>
    ['audit_log', 'audit_seal'].map((table) => db.$executeRawUnsafe(`ALTER TABLE ${table} ${state} TRIGGER USER`));
  await db.$transaction([...guards('DISABLE'), db.$executeRawUnsafe(statement), ...guards('ENABLE')]);
}

const findLastId = async () => (await db.auditLog.findFirstOrThrow({ orderBy: { id: 'desc' } })).id;

test('rows can be added, but not changed, deleted or truncated', async () => {
  await writeAuditRow('1');
  await sealAudit();
  for (const table of ['audit_log', 'audit_seal']) {
    await expect(db.$executeRawUnsafe(`DELETE FROM ${table}`)).rejects.toThrow('append-only');
    await expect(db.$executeRawUnsafe(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('append-only');
    await expect(db.$executeRawUnsafe(`UPDATE ${table} SET at = now()`)).rejects.toThrow('append-only');
  }
});

test('the entries of a deleted account stay, without its id, and the seal is still valid', async () => {
  const { account, member } = await aMember();
  const viewer = { role: 'member', accountId: account.id, name: 'สมหญิง' } as const;
  await writeAudit(db, viewer, { action: 'seal.test', noun: 'account', nounId: account.id });
  await sealAudit();
  await expect(db.$executeRaw`UPDATE audit_log SET account_id = NULL WHERE account_id = ${account.id}`).rejects.toThrow(
    'append-only',
  );
  await db.member.delete({ where: { id: member.id } });
  await db.account.delete({ where: { id: account.id } });
  const line = await db.auditLog.findFirstOrThrow({ where: { noun: 'account', nounId: String(account.id) } });
  expect(line).toMatchObject({ accountId: null, actorName: 'สมหญิง' });
  expect((await verifySeals()).broken).toBeUndefined();
});

test('each seal covers the rows after the last one, and an intact chain is verified', async () => {
  await writeAuditRow('2');
  expect(await sealAudit()).toBeGreaterThan(0);
  expect(await sealAudit()).toBe(0);
  await writeAuditRow('3');
  await writeAuditRow('4');
  expect(await sealAudit()).toBe(2);
  const verdict = await verifySeals();
  expect(verdict).toMatchObject({ rows: await db.auditLog.count() });
  expect(verdict.broken).toBeUndefined();
  expect(verdict.head?.lastId).toBe(await findLastId());
});

test('a row with an id below a sealed one that is committed later is not missed', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hasWritten = () => {};
  const written = new Promise<void>((resolve) => {
    hasWritten = resolve;
  });
  const slow = db.$transaction(async (tx) => {
    await writeAudit(tx, visitor, { action: 'seal.slow', noun: 'seal' });
    hasWritten();
    await held;
  });
  await written;
  await writeAuditRow('5');
  const sealing = sealAudit();
  setTimeout(release, 500);
  await slow;
  expect(await sealing).toBe(2);
  const verdict = await verifySeals();
  expect(verdict).toMatchObject({ rows: await db.auditLog.count() });
  expect(verdict.broken).toBeUndefined();
});

describe('tampering past the triggers is found at the first broken seal:', () => {
  const sealedLine = async () => {
    await writeAuditRow('6');
    const id = await findLastId();
    await sealAudit();
    await writeAuditRow('7');
    await sealAudit();
    return id;
  };

  test('a changed row', async () => {
    const id = await sealedLine();
    await tamper(`UPDATE audit_log SET after = '{"a": 2}' WHERE id = ${id}`);
    expect((await verifySeals()).broken).toMatchObject({ lastId: id });
    await tamper(`UPDATE audit_log SET after = '{"b": 1, "a": {"c": 3, "d": 2}}' WHERE id = ${id}`);
    expect((await verifySeals()).broken).toBeUndefined();
  });

  test('a changed time of a seal', async () => {
    const id = await sealedLine();
    await tamper(`UPDATE audit_seal SET at = at - interval '1 day' WHERE last_id = ${id}`);
    expect((await verifySeals()).broken).toMatchObject({ lastId: id });
    await tamper(`UPDATE audit_seal SET at = at + interval '1 day' WHERE last_id = ${id}`);
    expect((await verifySeals()).broken).toBeUndefined();
  });

  test('a changed hash', async () => {
    const id = await sealedLine();
    const { hash } = await db.auditSeal.findUniqueOrThrow({ where: { lastId: id } });
    await tamper(`UPDATE audit_seal SET hash = '\\x00' WHERE last_id = ${id}`);
    expect((await verifySeals()).broken).toMatchObject({ lastId: id });
    await tamper(`UPDATE audit_seal SET hash = '\\x${Buffer.from(hash).toString('hex')}' WHERE last_id = ${id}`);
  });

  test('a deleted row', async () => {
    const id = await sealedLine();
    await tamper(`DELETE FROM audit_log WHERE id = ${id}`);
    expect((await verifySeals()).broken).toMatchObject({ lastId: id });
  });
});
