import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { z } from 'zod';
import { command } from '@/lib/command/command';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { readTimings } from '@/lib/metrics/timings';
import { anOrganisation } from '@/testing/builders';
import { logInPerson } from '@/testing/log-in';
import { aCollege, aCollegeUser, aMember } from '@/testing/people';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { hashToken } from './cookies';
import { findRevocation } from './find-revocation';
import type { Viewer } from './viewer';

/** A second connection, standing in for another server. */
let other: Client;
beforeAll(async () => {
  other = new Client({ connectionString: env.DATABASE_URL });
  await other.connect();
});
afterEach(() => other.query('ROLLBACK'));
afterAll(() => other.end());

const write = command({
  access: 'profile.own',
  input: z.object({ key: z.string() }),
  run: async ({ key }, _, tx) => {
    await tx.setting.update({ where: { key }, data: { value: 'written' } });
  },
});

async function aRow(): Promise<string> {
  const { key } = await db.setting.create({ data: { key: randomUUID(), value: 'before' } });
  return key;
}
const storedValue = async (key: string) => (await db.setting.findUniqueOrThrow({ where: { key } })).value;

/** Waits until a connection to this database waits for a lock. */
const someoneWaits = () =>
  waitUntilTrue(async () => {
    const [row] = await db.$queryRaw<{ waiting: number }[]>`
      SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND state = 'active'`;
    return row?.waiting === 1;
  });

const people = { college: aCollege, 'college user': () => aCollegeUser(), member: () => aMember() } as const;

async function anAuthor(kind: keyof typeof people) {
  const { token, viewer } = await logInPerson(await people[kind]());
  return { token, viewer, idHash: Buffer.from(hashToken(token, 'session')) };
}
type Author = Awaited<ReturnType<typeof anAuthor>>;

const closes = ({ viewer }: Author) =>
  other.query(`UPDATE account SET status = 'closed' WHERE id = $1`, [viewer.accountId]);
const logsOut = ({ idHash }: Author) => other.query('UPDATE session SET ended_at = now() WHERE id_hash = $1', [idHash]);
const changesPassword = ({ viewer }: Author) =>
  other.query(`UPDATE account SET password_changed_at = now() + interval '1 s' WHERE id = $1`, [viewer.accountId]);
const demotes = ({ viewer }: Author) =>
  other.query(`UPDATE account SET role = 'veccentral' WHERE id = $1`, [viewer.accountId]);
const closesOrganisation = ({ viewer }: Author) =>
  other.query(`UPDATE organisation SET status = 'closed' WHERE id = $1`, [viewer.organisationId]);
const moves = (table: string) => async (author: Author) =>
  other.query(`UPDATE ${table} SET organisation_id = $2 WHERE account_id = $1`, [
    author.viewer.accountId,
    (await anOrganisation({ kind: 'agency' })).id,
  ]);
const removes = ({ viewer }: Author) => other.query('DELETE FROM account WHERE id = $1', [viewer.accountId]);

const cases = [
  ['college', 'closed', closes, 'unauthenticated'],
  ['college', 'logged out', logsOut, 'unauthenticated'],
  ['college', 'given another password', changesPassword, 'unauthenticated'],
  ['college', 'given another role', demotes, 'forbidden'],
  ['college', 'moved', moves('"system_user"'), 'forbidden'],
  ['college', 'closed with the organisation', closesOrganisation, 'unauthenticated'],
  ['college user', 'closed', closes, 'unauthenticated'],
  ['college user', 'logged out', logsOut, 'unauthenticated'],
  ['college user', 'moved', moves('college_user'), 'forbidden'],
  ['college user', 'closed with the organisation', closesOrganisation, 'unauthenticated'],
  ['member', 'closed', closes, 'unauthenticated'],
  ['member', 'logged out', logsOut, 'unauthenticated'],
  ['member', 'deleted', removes, 'unauthenticated'],
] as const;

async function expectRefused(sent: Promise<unknown>, kind: string, key: string, { viewer }: Author): Promise<void> {
  await expect(sent).rejects.toMatchObject({ kind });
  expect(await storedValue(key)).toBe('before');
  const lines = await db.auditLog.findMany({ where: { actorName: viewer.name, action: 'call.refused' } });
  expect(lines).toMatchObject([{ nounId: 'profile.own', outcome: 'refused' }]);
}

describe.each(cases)('a %s that is %s', (role, _, change, kind) => {
  test('is refused a write that was waiting, and nothing of it is stored', async () => {
    const [author, key] = [named(await anAuthor(role)), await aRow()];
    const holder = new Client({ connectionString: env.DATABASE_URL });
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM setting WHERE key = $1 FOR UPDATE', [key]);
      const sent = write({ key }, author.viewer);
      sent.catch(() => undefined);
      await someoneWaits();
      await change(author);
      await holder.query('COMMIT');
      await expectRefused(sent, kind, key, author);
    } finally {
      await holder.end();
    }
  });

  test('is refused a write that arrives during the change', async () => {
    const [author, key] = [named(await anAuthor(role)), await aRow()];
    await other.query('BEGIN');
    await change(author);
    const sent = write({ key }, author.viewer);
    sent.catch(() => undefined);
    await someoneWaits();
    await other.query('COMMIT');
    await expectRefused(sent, kind, key, author);
  });
});

/** The same author with a name that is unique among the tests. */
const named = (author: Author): Author => ({ ...author, viewer: { ...author.viewer, name: randomUUID() } });

test.each([
  ['organisation', closesOrganisation],
  ['place', moves('"system_user"')],
  ['account', closes],
  ['session', logsOut],
])('the %s of a rechecked viewer cannot change until the write is committed', async (_, change) => {
  const author = await anAuthor('college');
  await db.$transaction(async (tx) => {
    expect(await findRevocation(tx, author.viewer, 'profile.own')).toBeUndefined();
    await other.query(`SET lock_timeout = '200ms'`);
    await expect(change(author)).rejects.toMatchObject({ code: '55P03' });
  });
  await other.query('RESET lock_timeout');
  await change(author);
});

test('a write takes one more statement for an author, and none for a visitor or the portal itself', async () => {
  const key = await aRow();
  const statements = () => readTimings().query.counts.reduce((sum, count) => sum + count, 0);
  const open = command({
    access: 'news.read',
    input: z.object({}),
    run: async (_, __, tx) => {
      await tx.setting.findUnique({ where: { key } });
    },
  });
  const { viewer } = await anAuthor('college');
  const costs = async (who: Viewer) => {
    const before = statements();
    await open({}, who);
    return statements() - before;
  };
  const free = await costs({ role: 'visitor' });
  expect(await costs({ role: 'VecAdmin', name: 'ระบบ' })).toBe(free);
  expect(await costs(viewer)).toBe(free + 1);
});
