import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createBackup } from '@/features/operation/backup/backup.commands';
import {
  aDatabase,
  aFolder,
  aStore,
  ask,
  dropDatabases,
  ownUrl,
  readStructure,
} from '@/features/operation/operation.test-support';
import { openBackup, restoreBackup } from '@/features/operation/restore/restore.commands';
import { upgrade } from '@/features/operation/upgrade/upgrade.commands';
import { createClient } from '@/lib/db/db';
import { readMigrations } from '@/lib/db/migrate/files';

/** Each release is restored and migrated, which is slow on a busy machine. */
jest.setTimeout(300_000);

/** Dumps of the releases, each a backup; `npm run release` adds one. */
const DUMPS = join('testing', 'releases');
const MAX_BYTES = 300_000;
const releases = readdirSync(DUMPS);

afterEach(dropDatabases);

const findDump = (release: string) => {
  const folder = join(process.cwd(), DUMPS, release);
  const [name = ''] = readdirSync(folder).filter((entry) => existsSync(join(folder, entry, 'manifest.json')));
  return { folder, path: join(folder, name) };
};

/** Partitions of days are made by a job. */
const withoutDays = ({ indexdef }: { indexdef: string }): boolean => !/traffic_log_\d/.test(indexdef);

test('there is a dump of every release since 0.2.0', () => {
  expect(releases).toContain('0.2.0');
});

test.each(releases)(
  '%s is restored as it was and upgraded to this version, which reads every table',
  async (release) => {
    const { folder, path } = findDump(release);
    const [url, backups, { store }] = [await aDatabase(), await aFolder('backups'), await aStore([])];
    const opened = await openBackup(folder, path);
    expect(opened.manifest.version).toBe(release);
    const { tables, migrations } = opened.manifest;
    expect(tables.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_BYTES);
    expect(tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(50);
    await restoreBackup({ databaseUrl: url, folder, path, ...opened, keepSchema: true });
    const applied = 'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1';
    expect((await ask(url, applied)).map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));

    const client = createClient(url, 1);
    const models = Object.values(client).filter((model) => typeof model?.findFirst === 'function');
    const result = await upgrade({
      ...{ databaseUrl: url, version: 'this' },
      backUp: async () => (await createBackup({ databaseUrl: url, folder: backups, store, at: new Date() })).path,
      tryOut: () => Promise.all(models.map((model) => model.findFirst())),
    });
    await client.$disconnect();
    expect(models.length).toBeGreaterThan(80);
    const missing = (await readMigrations()).slice(migrations.length).map(({ name }) => name);
    expect(result).toMatchObject({ state: 'upgraded', migrated: missing });
    const [own, there] = [await readStructure(ownUrl()), await readStructure(url)];
    expect(there.indexes.filter(withoutDays)).toEqual(own.indexes.filter(withoutDays));
    expect(there.triggers).toEqual(own.triggers);
    for (const { name, rows } of tables.filter(({ name }) => ['news', 'organisation', 'account'].includes(name)))
      expect(await ask(url, `SELECT count(*)::int AS rows FROM ${name}`)).toEqual([{ rows }]);
  },
);
