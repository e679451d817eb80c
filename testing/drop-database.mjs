import { Client } from 'pg';

const END_CONNECTIONS =
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user';

/**
 * Drops a database, if it is there, and ends its connections first. Not by DROP … WITH (FORCE), which an ordinary user may
 * not run while the server itself is vacuuming there; without it, PostgreSQL cancels that by itself.
 *
 * @param {string} url address of another database of the server
 * @param {string} name
 * @returns {Promise<void>}
 */
export async function dropDatabase(url, name) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(END_CONNECTIONS, [name]);
    await client.query(`DROP DATABASE IF EXISTS "${name}"`);
  } finally {
    await client.end();
  }
}
