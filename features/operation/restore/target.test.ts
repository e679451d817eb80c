import { Client } from 'pg';
import { MIGRATION_LOCK } from '@/lib/db/migrate/migrate';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { withConnection } from '../connection.queries';
import { aDatabase, ask, dropDatabases, ownUrl } from '../operation.test-support';
import { markForRestore } from './restore.commands';
import { assertRestored, assertTarget, emptyTarget, markTarget, unmarkTarget } from './target.queries';

jest.setTimeout(120_000);

afterEach(dropDatabases);

const assert = (url: string) => withConnection(url, assertTarget);

test('an empty database is accepted, extensions and an old mark aside', async () => {
  const target = await aDatabase();
  await ask(target, 'CREATE EXTENSION pg_trgm');
  await expect(assert(target)).resolves.toMatchObject({ isEmpty: true, mark: undefined });
});

test.each([
  ['a table', 'CREATE TABLE precious AS SELECT 1 AS one'],
  ['a table in another schema', 'CREATE SCHEMA other; CREATE TABLE other.precious (id int)'],
  ['a view', 'CREATE VIEW precious AS SELECT 1 AS one'],
  ['a sequence', 'CREATE SEQUENCE precious'],
  ['a function', "CREATE FUNCTION precious() RETURNS int LANGUAGE sql AS 'SELECT 1'"],
])('a database with %s is refused, until it is marked, for a day', async (_, sql) => {
  const target = await aDatabase();
  await ask(target, sql);
  await expect(assert(target)).rejects.toThrow('isn’t empty');
  await markForRestore(target);
  await ask(target, `UPDATE portal_restore.mark SET at = now() - interval '25 hours'`);
  await expect(assert(target)).rejects.toThrow('isn’t empty');
  await markForRestore(target);
  await expect(assert(target)).resolves.toMatchObject({ isEmpty: false, mark: 'operator' });
  await withConnection(target, unmarkTarget);
  await expect(assert(target)).rejects.toThrow('isn’t empty');
});

test('a database that a portal uses is refused, and one that another restore uses', async () => {
  await markForRestore(ownUrl());
  const url = Object.assign(new URL(ownUrl()), { search: '?application_name=portal' }).href;
  await withConnection(ownUrl(), async (client) => {
    const portal = new Client({ connectionString: url });
    await portal.connect();
    await expect(assertTarget(client)).rejects.toThrow('stop the portal first');
    await portal.end();
  });
  const target = await aDatabase();
  await withConnection(target, async (client) => {
    await assertTarget(client);
    await expect(assert(target)).rejects.toThrow('another restore');
  });
  await withConnection(ownUrl(), unmarkTarget);
});

test('emptying leaves a database that is accepted, whatever it held', async () => {
  const target = await aDatabase();
  await ask(
    target,
    `CREATE EXTENSION pg_trgm; CREATE TYPE kind AS ENUM ('a'); CREATE TABLE one (id serial PRIMARY KEY, k kind)`,
  );
  await withConnection(target, emptyTarget);
  await expect(assert(target)).resolves.toMatchObject({ isEmpty: true });
});

test('a restore lets the migration end that a killed one has left behind, instead of a deadlock', async () => {
  const target = await aDatabase();
  await withConnection(target, async (migrating) => {
    await migrating.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrating.query('CREATE TABLE one (id int)');
    await markForRestore(target);
    await migrating.query('BEGIN; ALTER TABLE one ADD two int');
    const emptied = withConnection(target, async (client) => {
      await assertTarget(client);
      await emptyTarget(client);
    });
    await waitUntilTrue(async () => (await ask(target, 'SELECT FROM pg_locks WHERE NOT granted')).length > 0);
    await migrating.query('CREATE TABLE three (id int); COMMIT');
    await migrating.query(`SELECT pg_advisory_unlock(${MIGRATION_LOCK})`);
    await emptied;
  });
  await expect(assert(target)).resolves.toMatchObject({ isEmpty: true });
});

test('a portal does not start on a database in which a restore is not finished', async () => {
  const target = await aDatabase();
  await expect(assertRestored(target)).resolves.toBeUndefined();
  await markForRestore(target);
  await expect(assertRestored(target)).resolves.toBeUndefined();
  await withConnection(target, (client) => markTarget(client, 'restore'));
  await expect(assertRestored(target)).rejects.toThrow('not finished');
  await withConnection(target, unmarkTarget);
  await expect(assertRestored(target)).resolves.toBeUndefined();
});
