import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { migrate } from '@/lib/db/migrate/migrate';
import { bundleCode } from '@/testing/programs';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { createBackup } from '../backup/backup.commands';
import { aDatabase, aFolder, aStore, ask, hashTables, ownUrl } from '../operation.test-support';
import { type UpgradeOptions, upgrade } from './upgrade.commands';

/** Migrations of an older release, of small tables with what is hard to bring back: a key, an index, a sequence. */
const OLD = {
  '1_office': `CREATE TABLE office (id serial PRIMARY KEY, name text NOT NULL);
    CREATE TABLE item (id serial PRIMARY KEY, office_id int NOT NULL REFERENCES office (id), topic text);
    CREATE INDEX item_topic ON item (topic);`,
};
/** Two more migrations of the new release; the first rewrites rows, so that a way back has to bring the old ones. */
const NEW = {
  ...OLD,
  '2_upper': `ALTER TABLE item ADD COLUMN seen int NOT NULL DEFAULT 0; UPDATE item SET topic = upper(topic), seen = 1;`,
  '3_mark': `CREATE TABLE mark (id serial PRIMARY KEY, item_id int REFERENCES item (id)); INSERT INTO mark (item_id) SELECT id FROM item;`,
};
const BROKEN = { ...NEW, '3_mark': 'CREATE TABLE mark (id int); SELECT 1 / 0;' };
const BROKEN_AT_ONCE = { ...NEW, '2_upper': 'CREATE TABLE mark (id int); SELECT 1 / 0;' };

/** Times of the backups, each a second after the last one: their names are as precise. */
const FIRST_BACKUP = Date.UTC(2026, 0, 5);
let made = 0;
export const aTime = (): Date => new Date(FIRST_BACKUP + made++ * 1_000);

/** Writes migrations as a release has them. */
async function aRelease(migrations: Readonly<Record<string, string>>): Promise<string> {
  const folder = await aFolder('release');
  for (const [name, sql] of Object.entries(migrations)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'migration.sql'), sql);
  }
  return folder;
}

/** Folders of the migrations of releases. */
export const listReleases = async () => ({
  old: await aRelease(OLD),
  new: await aRelease(NEW),
  broken: await aRelease(BROKEN),
  brokenAtOnce: await aRelease(BROKEN_AT_ONCE),
});
export type Releases = Awaited<ReturnType<typeof listReleases>>;

/** An installation of the older release, with rows. */
export async function anInstallation(releases: Releases) {
  const [url, folder, { store, folder: files }] = [await aDatabase(), await aFolder('backups'), await aStore([])];
  await migrate(url, releases.old);
  await ask(
    url,
    `INSERT INTO office (name) SELECT 'office ' || n FROM generate_series(1, 20) n;
     INSERT INTO item (office_id, topic) SELECT 1 + n % 20, 'topic ' || n FROM generate_series(1, 500) n`,
  );
  const before = await hashTables(url);
  const options = (migrations: string, more: Partial<UpgradeOptions> = {}): UpgradeOptions => ({
    ...{ databaseUrl: url, version: '9.9.9', migrations, tryOut: async () => undefined },
    backUp: async () => (await createBackup({ databaseUrl: url, folder, store, at: aTime() })).path,
    ...more,
  });
  return {
    ...{ url, folder, files, before, options },
    upgrade: (migrations: string, more?: Partial<UpgradeOptions>) => upgrade(options(migrations, more)),
  };
}

/** Schemas of marks and journals; none after an upgrade. */
export const listMarks = (url: string) => ask(url, `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'portal\\_%'`);
export const listMigrationNames = async (url: string): Promise<string[]> =>
  (
    await ask(
      url,
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1',
    )
  ).map(({ name }) => name);

/** An upgrade as a process of its own; it says each of its steps. */
const CODE = `
import { createBackup } from './features/operation/backup/backup.commands.ts';
import { createDiskStore } from './features/media/disk-store.ts';
import { upgrade } from './features/operation/upgrade/upgrade.commands.ts';
const [databaseUrl, migrations, folder, files, trial, at] = process.argv.slice(2);
const store = createDiskStore(files);
const report = ({ step, detail = '', done = '' }) => console.log('step', step, detail, done);
const result = await upgrade({
  databaseUrl, migrations, version: '9.9.9', report,
  backUp: async () => (await createBackup({ databaseUrl, folder, store, at: new Date(Number(at)), report })).path,
  tryOut: async () => { if (trial === 'bad') throw new Error('not ready'); },
});
console.log('end', JSON.stringify(result));`;

type Installation = Awaited<ReturnType<typeof anInstallation>>;

/**
 * Runs an upgrade in its own process, and kills it at a step.
 *
 * @param killAt number of the step, from 0; never without it
 * @returns the last line, and the number of its steps
 */
export async function runUpgrade({ url, folder, files }: Installation, migrations: string, trial: string, killAt = -1) {
  const args = [bundleCode(CODE), url, migrations, folder, files, trial, String(aTime().getTime())];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let [steps, last] = [0, ''];
  for await (const line of createInterface({ input: child.stdout })) {
    last = line;
    if (line.startsWith('step') && steps++ === killAt) child.kill('SIGKILL');
  }
  const left = `SELECT FROM pg_stat_activity WHERE datname = $1`;
  const isGone = async () => (await ask(ownUrl(), left, [new URL(url).pathname.slice(1)])).length === 0;
  await waitUntilTrue(isGone);
  return { last, steps };
}
