import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findStatus } from './outage.mjs';
import { leadThrough, openPassage } from './passage.mjs';
import { runTrial } from './trial.mjs';

const SLOW_MS = 3_000;
const VISIBLE_MS = 15_000;
const POLL_MS = 100;

/** A connection of our own, which stays while the others are cut. */
async function openClient(env) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  return client;
}

const cutOthers = (client, condition = 'true') =>
  client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename = current_user AND ${condition}`,
  );

/** A setting of the database for a time; sessions are cut on both sides of it, as none changes its own. */
async function tryWithSetting({ env }, on, off, expected) {
  const client = await openClient(env);
  const { rows } = await client.query('SELECT quote_ident(current_database()) AS name');
  const set = async (words) => {
    await client.query('SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE');
    await client.query(`ALTER DATABASE ${rows[0].name} ${words}`);
    await cutOthers(client);
  };
  try {
    return await runTrial({ env, ...expected, strike: () => set(on), heal: () => set(off) });
  } finally {
    await set(off);
    await client.end();
  }
}

/** The database accepts no writes, as after a fail-over to a server that still follows. */
export const tryReadOnly = (given) =>
  tryWithSetting(given, 'SET default_transaction_read_only = on', 'RESET default_transaction_read_only', {
    ...{ writes: 'refused', ready: 503 },
  });

/** No connection is left, as when another program has taken them all. */
export const tryWithoutConnections = (given) =>
  tryWithSetting(given, 'CONNECTION LIMIT 0', 'CONNECTION LIMIT -1', { writes: 'refused', ready: 503 });

/** Every answer of the database comes three seconds late. */
export async function trySlowDatabase({ env }) {
  const passage = await openPassage(Number(new URL(env.DATABASE_URL).port));
  try {
    const own = { ...env, DATABASE_URL: leadThrough(passage, env.DATABASE_URL) };
    return await runTrial({
      env: own,
      seconds: 20,
      strike: async () => passage.delay(SLOW_MS),
      heal: async () => passage.clear(),
    });
  } finally {
    passage.close();
  }
}

/** The connection by which servers learn of changes is cut; an item published at that moment must be seen all the same. */
export async function tryLostListener({ env }) {
  const client = await openClient(env);
  try {
    return await runTrial({
      env,
      writes: 'done',
      strike: () => cutOthers(client, "query ILIKE 'LISTEN%'"),
      heal: async () => undefined,
      check: async (server, writer) => {
        const { id, token } = writer.items.at(-1);
        const path = `/readnews/news/?news_id=${id}`;
        const began = performance.now();
        while (performance.now() - began < VISIBLE_MS) {
          if ((await (await fetch(server.url + path)).text()).includes(token)) return [];
          await wait(POLL_MS);
        }
        return [`${path} shows an old text, status ${await findStatus(server.url + path)}`];
      },
    });
  } finally {
    await client.end();
  }
}
