// npm run trial:pitr: point-in-time recovery, tried on this machine with the script of docker-compose.pitr.yml. It needs
// PostgreSQL 15 or newer and pgBackRest, as of Debian's packages postgresql-15 and pgbackrest, and root. A database is
// written to twice a second, a table is emptied by mistake, and the data is put back to the second before; then the server
// and its disk are lost, and all that the archive has is put back. The result becomes rows of docs/operations.md.
import './start/root.mjs';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openPlace } from './chaos/pitr-place.mjs';
import { writeResult } from './chaos/write-result.mjs';
import { fail } from './start/lines.mjs';

const BEAT_MS = 500;
const COMMAND = 'npm run trial:pitr';

async function withClient(url, work) {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end().catch(() => undefined));
}

/** Writes a row every half a second for a time; returns the server's time of the last one. */
const beat = (url, ms) =>
  withClient(url, async (client) => {
    let last;
    for (const end = performance.now() + ms; performance.now() < end; await wait(BEAT_MS)) {
      const { rows } = await client.query('INSERT INTO beat DEFAULT VALUES RETURNING at');
      last = rows[0].at;
    }
    return last;
  });

/** Waits until a server that was put back has replayed everything and takes writes. */
async function waitUntilWritable(url) {
  for (;;) {
    const isReady = await withClient(url, (client) => client.query('SELECT pg_is_in_recovery() AS is')).then(
      ({ rows }) => !rows[0].is,
      () => false,
    );
    if (isReady) return;
    await wait(BEAT_MS);
  }
}

const readBeats = (url) =>
  withClient(
    url,
    async (client) => (await client.query('SELECT count(*)::int AS count, max(at) AS last FROM beat')).rows[0],
  );
const inSeconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;

/** The table is emptied by mistake, and put back to a named second before. */
async function tryMistake(place) {
  await beat(place.url, 5_000);
  const before = await readBeats(place.url);
  const target = new Date(Math.ceil((before.last.getTime() + 1) / 1_000) * 1_000);
  await wait(target.getTime() - Date.now() + 1_500);
  await withClient(place.url, (client) => client.query('DELETE FROM beat'));
  await beat(place.url, 2_000);
  await withClient(place.url, (client) => client.query('SELECT pg_switch_wal()'));
  const begun = performance.now();
  place.stop('fast');
  place.pitr('restore', target.toISOString().replace('T', ' ').replace('.000Z', '+00'));
  place.start();
  await waitUntilWritable(place.url);
  const took = performance.now() - begun;
  const found = await readBeats(place.url);
  const isRight = found.count === before.count && found.last.getTime() === before.last.getTime();
  return { isRight, text: `${found.count} of ${before.count} rows back to the second before, in ${inSeconds(took)}` };
}

/** Server and disk are lost in the middle of writing. */
async function tryLoss(place, seconds) {
  // As after every restore; it also wakes the archiving, which sleeps for minutes after a recovery.
  place.pitr('backup', 'full');
  const last = await beat(place.url, (seconds * 2 + 3) * 1_000);
  place.stop('immediate');
  place.empty();
  const begun = performance.now();
  place.pitr('restore');
  place.start();
  await waitUntilWritable(place.url);
  const took = performance.now() - begun;
  const lost = last.getTime() - (await readBeats(place.url)).last.getTime();
  const isRight = lost <= (seconds + 5) * 1_000;
  return { isRight, text: `${inSeconds(lost)} lost at archive_timeout=${seconds}, back in ${inSeconds(took)}` };
}

async function main() {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } });
  const seconds = Number(values.seconds);
  const place = await openPlace(seconds);
  try {
    place.start();
    await withClient(place.url, (client) =>
      client.query('CREATE TABLE beat (id bigserial PRIMARY KEY, at timestamptz NOT NULL DEFAULT clock_timestamp())'),
    );
    place.pitr('init');
    const name = `PostgreSQL ${place.version}, pgBackRest`;
    const trials = [
      [`a mistake, put back to a named second (${name})`, await tryMistake(place)],
      [`server and disk lost (${name})`, await tryLoss(place, seconds)],
    ];
    for (const [trial, { isRight, text }] of trials) {
      console.log(`${isRight ? '✓' : '✘'} ${trial}: ${text}`);
      writeResult(trial, COMMAND, `${isRight ? '' : 'failed: '}${text}`);
    }
    return trials.every(([, { isRight }]) => isRight) ? 0 : 1;
  } finally {
    try {
      place.stop('immediate');
    } catch {
      // It had not started, or has ended.
    }
    rmSync(place.folder, { recursive: true, force: true });
  }
}

process.exitCode = await main().catch((error) => {
  fail(error);
  return 1;
});
