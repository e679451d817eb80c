// node scripts/bench-moving.mjs [--items 1000000] [--pictures 0] [--profile FOLDER]: moves a synthetic old site into an
// empty portal on a database of its own, then a second time, and tells items a second and the peak of memory. With the
// defaults it takes about an hour and 12 GB of the temporary folder.
import './start/root.mjs';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { runPortal, startServer } from './bench/moving/processes.mjs';
import { openPostgres } from './postgres.mjs';
import { runNode } from './start/child.mjs';
import { fail } from './start/lines.mjs';
import { testEnv } from './test/environment.mjs';

/** Promises: items a second, and bytes of resident memory. */
const LEAST_RATE = 300;
const MOST_BYTES = 350 * 1_048_576;
const MIB = 1_048_576;

async function ask(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

/** Hash of all written items, with the transaction that wrote each. */
const WRITES = `SELECT count(*)::int AS items, md5(string_agg(md5(n.id || ' ' || n.xmin), '' ORDER BY n.id)) AS hash FROM news n`;

async function main() {
  const { values } = parseArgs({
    options: {
      items: { type: 'string', default: '1000000' },
      pictures: { type: 'string', default: '0' },
      profile: { type: 'string' },
    },
  });
  const [items, pictures] = [Number(values.items), Number(values.pictures)];
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-moving-'));
  // The database's account has to traverse it.
  chmodSync(dataDir, 0o711);
  const database = await openPostgres({ dataDir, options: '' });
  const env = testEnv({ DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  const site = await startServer(['scripts/bench/moving/old-site.mjs', values.items, values.pictures], env);
  try {
    if ((await runNode(['--import', 'tsx', 'scripts/migrate.ts'], { env })) !== 0) return 1;
    const columns = 'kind, code, name, short_name, name_search, updated_at';
    await ask(
      database.url,
      `INSERT INTO organisation (${columns}) VALUES ('agency', 'agency', 'ส่วนกลาง', 'ส่วนกลาง', 'ส่วนกลาง', now())`,
    );
    const wishes = ['--pace', '0', '--pictures', pictures > 0 ? 'all' : 'none', '--private'];
    const args = ['move', '--from', `${site.address}/apis`, '--api-key', 'k', ...wishes];
    const node = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];
    const faults = [];
    const move = async (name) => {
      const done = await runPortal(args, env, node);
      const rate = items / done.seconds;
      console.log(
        `${name}: ${items} items in ${Math.round(done.seconds)} s, ${Math.round(rate)} a second, peak ${Math.round(done.peak / MIB)} MiB`,
      );
      if (done.code !== 0)
        faults.push(`${name} ended with ${done.code}: ${JSON.stringify(done.result.problem ?? done.result.error)}`);
      if (rate < LEAST_RATE) faults.push(`${name} is slower than ${LEAST_RATE} items a second`);
      if (done.peak > MOST_BYTES) faults.push(`${name} needs more than ${MOST_BYTES / MIB} MiB`);
      return done.result.counts ?? {};
    };
    const first = await move('first run');
    if (first.written !== items) faults.push(`${first.written} items written instead of ${items}`);
    const [before] = await ask(database.url, WRITES);
    const second = await move('second run');
    if (second.unchanged !== items || second.written !== 0) faults.push(`the second run wrote ${second.written} items`);
    const [after] = await ask(database.url, WRITES);
    if (before.items !== items || after.hash !== before.hash) faults.push('items were written again');
    for (const fault of faults) console.log(`✘ ${fault}`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    site.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = await main().catch((error) => {
  fail(error);
  return 1;
});
