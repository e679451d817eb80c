// npm run soak: mixed work for two hours, or `-- --minutes N`, and what grows meanwhile; `--items N` fills the database first,
// `--report FILE` writes all figures as JSON.
import './start/root.mjs';
import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, openData, removeDataDir } from './bench/data.mjs';
import { describeRun } from './bench/machine.mjs';
import { buildPortalEnv } from './bench/portal.mjs';
import { build } from './build.mjs';
import { findRunning } from './postgres/server.mjs';
import { formatReport } from './soak/judge.mjs';
import { readOptions } from './soak/options.mjs';
import { runSoak } from './soak/soak.mjs';
import { fail } from './start/lines.mjs';
import { findFreePort } from './start/port.mjs';

async function main() {
  const { minutes, items, report } = readOptions(process.argv.slice(2));
  await build();
  const dataDir = makeDataDir();
  const data = await openData({ dataDir, items, tell: console.log });
  try {
    const port = await findFreePort();
    const env = { ...buildPortalEnv({ dataDir, databaseUrl: data.url, port }), LOG_LEVEL: 'silent' };
    const postgres = findRunning({ folder: realpathSync(join(dataDir, 'postgres')) }).pid;
    const { date, commit, machine, versions } = await describeRun(data.client);
    const result = await runSoak({ env, seconds: minutes * 60, postgres, tell: console.log });
    const about = `${date}, ${commit}, ${data.items} items, ${machine}, ${versions}`;
    if (report) writeFileSync(report, `${JSON.stringify({ about, ...result }, null, 2)}\n`);
    console.log(formatReport({ about, ...result }));
    return result.faults.length === 0 ? 0 : 1;
  } finally {
    await data.close();
    removeDataDir(dataDir);
  }
}

process.exitCode = await main().catch((error) => {
  fail(error);
  return 1;
});
