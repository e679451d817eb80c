// npm run chaos:backup: kills backup, restore and drill, each fifty times or `-- --times N`, half of them at steps and
// half at random, and checks after each kill that what is left is whole or plainly incomplete. The result becomes rows
// of docs/operations.md.
import './start/root.mjs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from './postgres.mjs';
import { runNode } from './start/child.mjs';
import { fail } from './start/lines.mjs';
import { testEnv } from './test/environment.mjs';

const TIMES = '50';
const OPERATIONS = 'backup,restore,drill';
/** Steps that fill the database. */
const FILLING = [['scripts/migrate.ts'], ['scripts/seed.ts']];

async function main() {
  const { values } = parseArgs({
    options: { times: { type: 'string', default: TIMES }, only: { type: 'string', default: OPERATIONS } },
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-kills-'));
  // The database's account has to traverse it.
  chmodSync(dataDir, 0o711);
  const database = await openPostgres({ dataDir, options: '' });
  try {
    // Operations that are killed leave files in the temporary folder.
    const settings = { DATA_DIR: dataDir, TMPDIR: dataDir, DATABASE_URL: database.url };
    const env = testEnv({ ...settings, SEED: 'demo', LOG_LEVEL: 'silent' });
    const wanted = ['--times', values.times, '--only', values.only];
    for (const args of [...FILLING, ['scripts/chaos/kill-operations.ts', ...wanted]]) {
      const code = await runNode(['--import', 'tsx', ...args], { env });
      if (code !== 0) return code;
    }
    return 0;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await main().catch((error) => {
  fail(error);
  return 1;
});
