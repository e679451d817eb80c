import { Client } from 'pg';
import { toStartError } from '@/lib/db/migrate/connection-error';

const CONNECT_MS = 10_000;

/** Settings under which rows are written and read the same everywhere; none of an operation's statements has a limit. */
const SESSION = [
  "SET client_encoding = 'UTF8'",
  "SET datestyle = 'ISO, YMD'",
  "SET intervalstyle = 'postgres'",
  "SET timezone = 'UTC'",
  'SET extra_float_digits = 3',
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
  'SET search_path = public',
].join('; ');

/**
 * Runs `work` on a connection of its own, outside of the pools and their time limits.
 *
 * @throws StartError if the database can't be reached
 */
export async function withConnection<R>(url: string, work: (client: Client) => Promise<R>): Promise<R> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'portal operation',
  });
  // A connection that breaks while idle is reported by the next query.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw toStartError(error, url);
  }
  try {
    await client.query(SESSION);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Runs `work` in a transaction of the connection: all of it or nothing. */
export async function inTransaction(client: Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Quotes a name for a statement. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
