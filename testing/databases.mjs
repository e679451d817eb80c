import { Client } from 'pg';

const END_CONNECTIONS =
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user';

/**
 * Copies a database, to which nobody may be connected.
 *
 * @param {string} url address of another database of the server
 * @param {string} template
 * @param {string} name of the copy
 * @returns {Promise<void>}
 */
export function copyDatabase(url, template, name) {
  // Cheaper than through the log, as the server of the tests doesn't have to survive a crash.
  return withClient(url, (client) =>
    client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`),
  );
}

/**
 * Drops a database, if it is there, and ends its connections first. Not by DROP … WITH (FORCE), which an ordinary user may
 * not run while the server itself is vacuuming there; without it, PostgreSQL cancels that by itself.
 *
 * @param {string} url address of another database of the server
 * @param {string} name
 * @returns {Promise<void>}
 */
export function dropDatabase(url, name) {
  return withClient(url, async (client) => {
    await client.query(END_CONNECTIONS, [name]);
    await client.query(`DROP DATABASE IF EXISTS "${name}"`);
  });
}

async function withClient(url, work) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
