import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '@/features/operation/backup/backup-folder';
import { withConnection } from '@/features/operation/connection.queries';
import { aDatabase, dropDatabases, ownUrl } from '@/features/operation/operation.test-support';
import { readMigrations } from '@/lib/db/migrate/files';
import { migrate } from '@/lib/db/migrate/migrate';
import { listBreaking, readDeclared, readSchema } from './schema-steps';

/** The schema of the last release is made anew, which is slow on a busy machine. */
jest.setTimeout(180_000);

afterEach(dropDatabases);

/** Number of a version, for its order. */
const toNumber = (version: string): number => version.split('.').reduce((sum, part) => sum * 1_000 + Number(part), 0);

/** Last migration of the newest release. */
async function findReleased(): Promise<string> {
  const folder = join('testing', 'releases');
  const newest =
    readdirSync(folder)
      .sort((one, other) => toNumber(one) - toNumber(other))
      .at(-1) ?? '';
  const [name = ''] = readdirSync(join(folder, newest));
  return (await readManifest(join(folder, newest, name))).migrations.at(-1)?.name ?? '';
}

test('migrations since the last release take nothing away from it, but for declared second steps', async () => {
  const last = await findReleased();
  const url = await aDatabase();
  await migrate(url, undefined, last);
  const declared = (await readMigrations()).filter(({ name }) => name > last).flatMap(({ sql }) => readDeclared(sql));
  const [before, after] = [await withConnection(url, readSchema), await withConnection(ownUrl(), readSchema)];
  expect(listBreaking(before, after)).toEqual(declared.sort());
});

test.each([
  ['a column that may be empty', 'ALTER TABLE link ADD COLUMN extra text', []],
  ['a column with a default', 'ALTER TABLE link ADD COLUMN extra int NOT NULL DEFAULT 1', []],
  ['a new table', 'CREATE TABLE extra (id int NOT NULL)', []],
  ['a new value of an enum', `ALTER TYPE menu_kind ADD VALUE 'extra'`, []],
  ['a weaker rule', 'ALTER TABLE link ALTER COLUMN target DROP NOT NULL', []],
  ['a required column', 'ALTER TABLE link ADD COLUMN extra int NOT NULL', ['link.extra']],
  ['a column that is gone', 'ALTER TABLE link DROP COLUMN target', ['link.target']],
  ['a new name of a column', 'ALTER TABLE link RENAME COLUMN target TO url', ['link.target', 'link.url']],
  ['a new name of a table', 'ALTER TABLE link RENAME TO site_link', ['link']],
  ['another type', 'ALTER TABLE link ALTER COLUMN target TYPE varchar(100)', ['link.target']],
  ['a table that is gone', 'DROP TABLE link', ['link']],
  ['a stronger rule', 'ALTER TABLE setting ALTER COLUMN updated_by_id SET NOT NULL', ['setting.updated_by_id']],
  ['a new name of an enum’s value', `ALTER TYPE menu_kind RENAME VALUE 'home' TO 'front'`, ['menu_kind home']],
])('%s is judged by the release before', async (_, sql, breaking) => {
  const found = await withConnection(ownUrl(), async (client) => {
    await client.query('BEGIN');
    const before = await readSchema(client);
    await client.query(sql);
    return listBreaking(before, await readSchema(client));
  });
  expect(found).toEqual(breaking);
});

test('a second step names what it takes away', () => {
  const sql = '-- second step: news.old_name, old_table\nALTER TABLE news DROP COLUMN old_name;\nDROP TABLE old_table;';
  expect(readDeclared(sql)).toEqual(['news.old_name', 'old_table']);
  expect(readDeclared('ALTER TABLE news DROP COLUMN old_name')).toEqual([]);
});
