import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { createDiskStore } from '@/features/media/disk-store';
import { copyDatabase, dropDatabase } from '@/testing/databases.mjs';
import { quote, withConnection } from './connection.queries';

/** URL of the database of this test file. */
export const ownUrl = (): string => process.env.DATABASE_URL ?? '';

/** A folder of its own. */
export const aFolder = (name: string): Promise<string> => mkdtemp(join(process.env.DATA_DIR ?? tmpdir(), `${name}-`));

/** Passphrase and secrets. */
export const PASSPHRASE = 'ปลาทู สี่ตัว ในเข่งใหญ่';
export const aSecret = () => ({
  session: randomBytes(24).toString('hex'),
  pepper: randomBytes(24).toString('hex'),
  settings: {},
});

const made: string[] = [];

/** A database of its own on the server of the tests, empty; `dropDatabases` drops it. */
export const aDatabase = (): Promise<string> => aCopy('template0');

/** The same with all migrations, as a copy of the one that each test file gets: migrating takes seconds. */
export const aMigratedDatabase = (): Promise<string> =>
  aCopy(new URL(process.env.TEMPLATE_DATABASE_URL ?? '').pathname.slice(1));

async function aCopy(template: string): Promise<string> {
  const name = `restored_${randomBytes(5).toString('hex')}`;
  await copyDatabase(ownUrl(), template, name);
  made.push(name);
  return Object.assign(new URL(ownUrl()), { pathname: `/${name}` }).href;
}

/** Drops the databases of `aDatabase`. */
export async function dropDatabases(): Promise<void> {
  for (const name of made.splice(0)) await dropDatabase(ownUrl(), name);
}

/** Rows of a statement in any database. */
export async function ask(url: string, sql: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Hash of the sorted rows of each table, its partitions among them, of the whole database. */
export const hashTables = (url: string): Promise<Record<string, string>> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       AND relname <> '_prisma_migrations' ORDER BY 1`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of rows) {
      const stream = client.query(to(`COPY (SELECT t::text FROM ${quote(name)} t ORDER BY 1) TO STDOUT`));
      const hash = createHash('sha256');
      for await (const piece of stream) hash.update(piece);
      hashes[name] = hash.digest('hex');
    }
    return hashes;
  });

/** Definitions of everything beside rows: indexes, constraints, triggers, sequences with their positions. */
export const readStructure = async (url: string) => ({
  indexes: await ask(url, `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`),
  constraints: await ask(
    url,
    `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  ),
  triggers: await ask(
    url,
    `SELECT pg_get_triggerdef(t.oid), tgenabled FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
     WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  ),
  sequences: await ask(url, `SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`),
});

/** A media store with files under names of content hashes. */
export async function aStore(files: readonly Buffer[]) {
  const folder = await aFolder('store');
  const store = createDiskStore(folder);
  const names: string[] = [];
  for (const bytes of files) {
    const name = `${createHash('sha256').update(bytes).digest('hex')}.pdf`;
    await store.write(name, bytes);
    names.push(name);
  }
  return { folder, store, names };
}
