import type { Client } from 'pg';
import { quote, withConnection } from '../connection.queries';
import { OperationRefused } from '../operation.errors';

/** Ending of the name of the throw-away database. */
const SUFFIX = '_drill';
/** Advisory lock: one drill at a time. */
const LOCK = 'portal drill';
const MAX_NAME = 63;

/** Locale of a database: the columns of later versions, or else of earlier ones. */
type Locale = { provider: string; collate: string; ctype: string; locale: string | null };

/**
 * Runs `work` with a new, empty database of the same locale beside the portal's own, and drops it after. One that a
 * killed drill left is replaced.
 *
 * @throws OperationRefused while another drill runs, or if the role may create no databases
 */
export function withScratchDatabase<R>(databaseUrl: string, work: (url: string) => Promise<R>): Promise<R> {
  return withConnection(databaseUrl, async (client) => {
    await assertFree(client);
    const { rows } = await client.query('SELECT current_database() AS name');
    const name = `${rows[0].name.slice(0, MAX_NAME - SUFFIX.length)}${SUFFIX}`;
    await client.query(`DROP DATABASE IF EXISTS ${quote(name)}`);
    await client.query(
      `CREATE DATABASE ${quote(name)} TEMPLATE template0 ENCODING 'UTF8' ${await describeLocale(client)}`,
    );
    try {
      return await work(Object.assign(new URL(databaseUrl), { pathname: `/${encodeURIComponent(name)}` }).href);
    } finally {
      await client.query(`DROP DATABASE IF EXISTS ${quote(name)}`);
    }
  });
}

async function assertFree(client: Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS got,
            (SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user) AS "mayCreate"`,
    [LOCK],
  );
  const [{ got, mayCreate }] = rows;
  if (!got) throw new OperationRefused('กำลังซ้อมกู้คืนอยู่แล้ว (another drill is running)');
  if (mayCreate) return;
  throw new OperationRefused(
    'บัญชีฐานข้อมูลสร้างฐานข้อมูลสำหรับซ้อมไม่ได้ ให้สั่ง ALTER ROLE … CREATEDB (the database role may not create databases)',
  );
}

async function describeLocale(client: Client): Promise<string> {
  const { rows } = await client.query<Locale>(
    `SELECT datlocprovider AS provider, datcollate AS collate, datctype AS ctype,
            coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') AS locale
     FROM pg_database d WHERE datname = current_database()`,
  );
  const [row] = rows;
  if (!row) return '';
  const literal = (text: string) => client.escapeLiteral(text);
  const own = `LC_COLLATE ${literal(row.collate)} LC_CTYPE ${literal(row.ctype)}`;
  if (row.locale === null) return own;
  return row.provider === 'b'
    ? `${own} LOCALE_PROVIDER builtin BUILTIN_LOCALE ${literal(row.locale)}`
    : `${own} LOCALE_PROVIDER icu ICU_LOCALE ${literal(row.locale)}`;
}
