import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffSchemas } from '@/lib/db/migrate/diff';
import { env } from '@/lib/env/env';

const SCHEMA = 'prisma/schema';
const USAGE = 'ใช้: npm run migration -- short-name [--from COMMIT]';

/**
 * Writes a new migration with the SQL from the schema of a commit (by default the last one) to the one on disk, to be
 * reviewed, completed by hand (trigram indexes, checks) and committed with the schema.
 */
async function main([name = '', flag, from = 'HEAD']: string[]): Promise<void> {
  if (!/^[a-z0-9-]+$/.test(name) || (flag && flag !== '--from')) throw new Error(USAGE);
  const sql = await diffSchemas(env.DATABASE_URL ?? '', readCommitted(from), readCurrent());
  if (!sql) return console.log('โครงสร้างไม่ได้เปลี่ยน (nothing changed)');
  const folder = join('prisma/migrations', `${stamp()}_${name.replaceAll('-', '_')}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), sql);
  console.log(`เขียนแล้ว: ${folder}/migration.sql`);
}

const readCurrent = () =>
  readdirSync(SCHEMA)
    .map((file) => readFileSync(join(SCHEMA, file), 'utf8'))
    .join('\n');

function readCommitted(commit: string): string {
  const runGit = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  const files = runGit('ls-tree', '--name-only', '-r', commit, '--', SCHEMA).split('\n').filter(Boolean);
  return files.map((file) => runGit('show', `${commit}:${file}`)).join('\n');
}

const stamp = () => new Date().toISOString().replace(/\D/g, '').slice(0, 14);

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
