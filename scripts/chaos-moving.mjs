// node scripts/chaos-moving.mjs [--times 100] [--items 2000] [--pictures 60]: moves a synthetic old site into empty
// portals and kills the move at random moments. After each kill nothing may be doubled, and when a move has come to its
// end, all must be as after one that nobody killed. With the defaults it takes about a quarter of an hour.
import './start/root.mjs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dropDatabase } from '../testing/databases.mjs';
import { startServer } from './bench/moving/processes.mjs';
import { ask, carryOn, findFaults, readContent } from './chaos/moving-kills.mjs';
import { LEAST_KILLS, writeResult } from './chaos/write-result.mjs';
import { openPostgres } from './postgres.mjs';
import { runNode } from './start/child.mjs';
import { fail } from './start/lines.mjs';
import { testEnv } from './test/environment.mjs';

const TEMPLATE = 'portal_kills_template';
const TARGET = 'portal_kills';

async function main() {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: '100' },
      items: { type: 'string', default: '2000' },
      pictures: { type: 'string', default: '60' },
    },
  });
  const times = Number(values.times);
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-kills-'));
  // The database's account has to traverse it.
  chmodSync(dataDir, 0o711);
  const database = await openPostgres({ dataDir, options: '' });
  const at = (name) => Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
  // Commands that are killed leave files in the temporary folder.
  const envOf = (name) => testEnv({ DATA_DIR: dataDir, TMPDIR: dataDir, DATABASE_URL: at(name), LOG_LEVEL: 'silent' });
  const env = envOf(TARGET);
  const site = await startServer(['scripts/bench/moving/old-site.mjs', values.items, values.pictures], env);
  const args = ['move', '--from', `${site.address}/apis`, '--api-key', 'k', '--pace', '0', '--private'];
  const begin = async () => {
    await dropDatabase(database.url, TARGET);
    await ask(database.url, `CREATE DATABASE ${TARGET} TEMPLATE ${TEMPLATE}`);
  };
  try {
    await ask(database.url, `CREATE DATABASE ${TEMPLATE} TEMPLATE template0`);
    if ((await runNode(['--import', 'tsx', 'scripts/migrate.ts'], { env: envOf(TEMPLATE) })) !== 0) return 1;
    const columns = 'kind, code, name, short_name, name_search, updated_at';
    await ask(
      at(TEMPLATE),
      `INSERT INTO organisation (${columns}) VALUES ('agency', 'agency', 'ส่วนกลาง', 'ส่วนกลาง', 'ส่วนกลาง', now())`,
    );
    await begin();
    const whole = await carryOn(args, env);
    const expected = await readContent(at(TARGET));
    console.log(`a move that nobody kills: ${Math.round(whole.ms / 1_000)} s, ${expected}`);
    const sum = await kill({ times, args, env, courseMs: whole.ms, expected, begin, url: at(TARGET) });
    if (whole.code !== 0) sum.faults.push(`it ended with ${whole.code}: ${JSON.stringify(whole.result)}`);
    for (const fault of sum.faults) console.log(`✘ ${fault}`);
    const result = `${sum.killed} killed in ${sum.moves} moves; ${sum.faults.length} faults`;
    console.log(result);
    const command = `node scripts/chaos-moving.mjs --times ${times} --items ${values.items}`;
    if (times >= LEAST_KILLS) writeResult('SIGKILL of a move from an older site', command, result);
    return sum.faults.length > 0 ? 1 : 0;
  } finally {
    site.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Moves again and again, each time killed at random moments until it comes to its end. */
async function kill({ times, args, env, courseMs, expected, begin, url }) {
  const sum = { killed: 0, moves: 0, faults: [] };
  while (sum.killed < times) {
    await begin();
    sum.moves += 1;
    for (;;) {
      const delay = sum.killed < times ? Math.random() * courseMs : undefined;
      const { killed, code, result } = await carryOn(args, env, delay);
      for (const fault of await findFaults(url)) sum.faults.push(`after kill ${sum.killed + 1}: ${fault}`);
      if (!killed) {
        if (code !== 0) sum.faults.push(`a move ended with ${code}: ${JSON.stringify(result)}`);
        const found = await readContent(url);
        if (found !== expected) sum.faults.push(`a killed move made ${found}`);
        break;
      }
      sum.killed += 1;
      if (sum.killed % 10 === 0) console.log(`${sum.killed} kills, ${sum.faults.length} faults`);
    }
  }
  return sum;
}

process.exitCode = await main().catch((error) => {
  fail(error);
  return 1;
});
