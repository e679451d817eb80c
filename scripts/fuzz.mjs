// npm run fuzz: sends odd requests to the built portal for an hour, `-- --minutes N` or `-- --requests N` for less; see
// the options.
import './start/root.mjs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAllChildren } from './bench/children.mjs';
import { build } from './build.mjs';
import { fuzz } from './fuzz/fuzz.mjs';
import { readOptions } from './fuzz/options.mjs';
import { openPostgres } from './postgres.mjs';
import { fail } from './start/lines.mjs';

async function main() {
  const options = readOptions(process.argv.slice(2), (Date.now() % 1_000_000) + 1);
  await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-fuzz-'));
  // The database's account has to traverse it.
  chmodSync(dataDir, 0o711);
  const database = await openPostgres({ dataDir });
  try {
    const { faults } = await fuzz({ options, database, dataDir, tell: console.log });
    for (const fault of faults) console.log(`✘ ${fault}`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void endAllChildren());

process.exitCode = await main().catch((error) => {
  fail(error);
  return 1;
});
