// node scripts/bench-portal-to-portal.mjs [--items 10000] [--pictures 2000]: moves one portal into another over HTTP, by
// its own calls, and compares them: each field, and each picture byte by byte. A second run must not write. With the
// defaults it takes about twenty minutes and 3 GB of the temporary folder.
import './start/root.mjs';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import pg from 'pg';
import { runPortal, startServer } from './bench/moving/processes.mjs';
import { openPostgres } from './postgres.mjs';
import { runNode } from './start/child.mjs';
import { fail, StartError } from './start/lines.mjs';
import { testEnv } from './test/environment.mjs';

const DISPLAY_WIDTH = 1_600;

/** Everything of an item that a reader sees; files are compared by their bytes. */
const ITEMS = `
  SELECT n.id, n.topic, regexp_replace(n.detail, '/media/[0-9a-f]{64}', '/media/x', 'g') AS detail, n.summary, n.status,
    n.approve_level, n.publish_at, COALESCE(n.video_links, '{}') AS video_links, g.name AS category, n.section, c.reads, c.shares,
    o.name AS office, n.cover_id IS NOT NULL AS has_cover,
    (SELECT array_agg(p.alt ORDER BY p.position) FROM news_picture p WHERE p.news_id = n.id) AS pictures
  FROM news n JOIN news_count c ON c.news_id = n.id JOIN organisation o ON o.id = n.organisation_id
    JOIN category g ON g.id = n.category_id ORDER BY n.id`;
const PICTURES = `
  SELECT u.id, u.place, m.hash, m.widths, m.extension FROM (
    SELECT id, 0 AS place, cover_id AS media_id FROM news UNION ALL SELECT news_id, position, media_id FROM news_picture
    UNION ALL SELECT news_id, -1, media_id FROM news_inline_media) u
  JOIN media m ON m.id = u.media_id ORDER BY u.id, u.place`;
const WRITES = 'SELECT id, version, updated_at, xmin FROM news ORDER BY id';

async function ask(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

/** The file that pages and calls show of a picture. */
function readShown({ hash, widths, extension }, folder) {
  const width = widths.filter((one) => one <= DISPLAY_WIDTH).at(-1);
  return readFileSync(join(folder, 'media', `${hash}-${width}.${extension}`));
}

/** Id of a row, and its fields that differ. */
function describe(one, other = {}) {
  const fields = Object.keys(one).filter((field) => !isDeepStrictEqual(one[field], other[field]));
  return `${one.id}: ${fields.map((field) => JSON.stringify([field, one[field], other[field]]).slice(0, 300)).join(', ')}`;
}

/** Compares two lists of rows; names the first that differ. */
function compare(name, here, there, isEqual = isDeepStrictEqual) {
  const faults = here.length === there.length ? [] : [`${there.length} ${name} instead of ${here.length}`];
  const different = here.filter((row, at) => !there[at] || !isEqual(row, there[at]));
  const [first] = different;
  if (first) faults.push(`${different.length} ${name} differ, first ${describe(first, there[here.indexOf(first)])}`);
  return faults;
}

async function main() {
  const { values } = parseArgs({
    options: { items: { type: 'string', default: '10000' }, pictures: { type: 'string', default: '2000' } },
  });
  const root = mkdtempSync(join(tmpdir(), 'portal-twins-'));
  // The database's account has to traverse it.
  chmodSync(root, 0o711);
  const database = await openPostgres({ dataDir: root, options: '' });
  const places = ['source', 'target'].map((name) => {
    const url = Object.assign(new URL(database.url), { pathname: `/portal_${name}` }).href;
    const folder = join(root, name);
    mkdirSync(folder);
    return { name, url, folder, env: testEnv({ DATA_DIR: folder, DATABASE_URL: url, LOG_LEVEL: 'silent' }) };
  });
  const [source, target] = places;
  const run = async (place, ...args) => {
    const code = await runNode(['--import', 'tsx', ...args], { env: place.env });
    if (code !== 0) throw new StartError(`${args[0]} ended with ${code}`);
  };
  let calls;
  try {
    for (const place of places) {
      await ask(database.url, `CREATE DATABASE portal_${place.name} TEMPLATE template0`);
      await run(place, 'scripts/migrate.ts');
    }
    await run(source, 'scripts/bench/moving/fill-portal.ts', values.items, values.pictures);
    const offices = await ask(source.url, 'SELECT kind, code, name FROM organisation ORDER BY id');
    for (const { kind, code, name } of offices)
      await ask(
        target.url,
        `INSERT INTO organisation (kind, code, name, short_name, name_search, updated_at) VALUES ('${kind}', '${code}', '${name}', '${name}', '${name}', now())`,
      );
    calls = await startServer(['--import', 'tsx', 'scripts/bench/moving/own-calls.ts'], source.env);
    const args = ['move', '--from', `${calls.address}/api`, '--api-key', 'k', '--private', '--pace', '0'];
    const faults = [];
    const move = async (name) => {
      const { code, seconds, peak, result } = await runPortal(args, target.env);
      console.log(
        `${name}: ${Math.round(seconds)} s, peak ${Math.round(peak / 1_048_576)} MiB, ${JSON.stringify(result.counts)}`,
      );
      if (code !== 0) faults.push(`${name} ended with ${code}: ${JSON.stringify(result).slice(0, 300)}`);
      return result.counts ?? {};
    };
    await move('first run');
    faults.push(...compare('items', await ask(source.url, ITEMS), await ask(target.url, ITEMS)));
    const [here, there] = [await ask(source.url, PICTURES), await ask(target.url, PICTURES)];
    const isSame = (one, other) =>
      one.id === other.id &&
      one.place === other.place &&
      readShown(one, source.folder).equals(readShown(other, target.folder));
    faults.push(...compare('pictures', here, there, isSame));
    const before = await ask(target.url, WRITES);
    const { written } = await move('second run');
    if (written !== 0) faults.push(`the second run wrote ${written} items`);
    faults.push(...compare('versions', before, await ask(target.url, WRITES)));
    for (const fault of faults) console.log(`✘ ${fault}`);
    console.log(`${before.length} items and ${here.length} pictures compared; ${faults.length} faults`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    calls?.stop();
    await database.close();
    rmSync(root, { recursive: true, force: true });
  }
}

process.exitCode = await main().catch((error) => {
  fail(error);
  return 1;
});
