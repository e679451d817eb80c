import type { Client } from 'pg';
import { quote } from '@/features/operation/connection.queries';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { listColumns } from '../export/snapshot.queries';
import type { Kind } from '../kinds/kind';
import { isSecret, kinds } from '../kinds/kinds';
import { leavingMessages as words } from '../leaving.messages';
import type { ExportManifest, KindEntry } from '../leaving.schema';

/** Tables into which migrations write; an import replaces their rows. */
const FILLED_BY_MIGRATIONS = ['policy_version'];

/**
 * Refuses a portal that has anything of its own, one that is running, and one without a schema.
 *
 * @throws AppError 'conflict'
 */
export async function assertEmptyPortal(client: Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT to_regclass('news') IS NOT NULL AS "isMigrated", EXISTS (
       SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'portal' AND pid <> pg_backend_pid()) AS "isUsed"`,
  );
  if (!rows[0].isMigrated) throw new AppError('conflict', pickMessage(words, 'leaving.empty'));
  if (rows[0].isUsed) throw new AppError('conflict', pickMessage(words, 'leaving.inUse'));
  const tables = kinds.map(({ table }) => table).filter((table) => !FILLED_BY_MIGRATIONS.includes(table));
  const found = await client.query(
    `SELECT ${tables.map((table) => `EXISTS (SELECT FROM ${quote(table)})`).join(' OR ')} AS "hasRows"`,
  );
  if (found.rows[0].hasRows) throw new AppError('conflict', pickMessage(words, 'leaving.notEmpty'));
}

/** Statement that writes lines of a kind, given as an array of texts. */
export type KindPlan = { entry: KindEntry; sql: string };

/**
 * Plans how the rows of each kind are written.
 *
 * @throws AppError 'conflict' for kinds or fields that this portal doesn't have
 */
export async function planKinds(client: Client, manifest: ExportManifest): Promise<KindPlan[]> {
  if (manifest.kinds.length === 0) throw new AppError('conflict', pickMessage(words, 'leaving.noRows'));
  const plans: KindPlan[] = [];
  const unknown: string[] = [];
  for (const entry of manifest.kinds) {
    const kind = kinds.find(({ table }) => table === entry.name);
    const columns = kind ? await listColumns(client, kind.table) : [];
    unknown.push(
      ...entry.fields
        .filter(({ name }) => !kind || isSecret(kind, name) || !columns.some((column) => column.name === name))
        .map(({ name }) => `${entry.name}.${name}`),
    );
    if (kind) plans.push({ entry, sql: buildInsert(kind, entry, columns) });
  }
  if (unknown.length === 0) return plans;
  const { key, text } = pickMessage(words, 'leaving.unknownFields');
  throw new AppError('conflict', { key, text: `${text}: ${unknown.slice(0, 5).join(', ')}` });
}

type Column = Awaited<ReturnType<typeof listColumns>>[number];

function buildInsert({ table, without = {} }: Kind, { fields }: KindEntry, columns: readonly Column[]): string {
  // JSON knows one null only: in a column that must have a value it is that of JSON.
  const isJson = (name: string) => columns.some((one) => one.name === name && one.type === 'jsonb' && !one.optional);
  const given = fields.map(({ name }) => ({
    column: quote(name),
    value: isJson(name) ? `COALESCE(r.${quote(name)}, 'null')` : `r.${quote(name)}`,
  }));
  const made = Object.entries(without).map(([name, value]) => ({ column: quote(name), value }));
  const all = [...given, ...made];
  return `INSERT INTO ${quote(table)} (${all.map(({ column }) => column).join(', ')})
    SELECT ${all.map(({ value }) => value).join(', ')}
    FROM unnest($1::text[]) AS line, json_populate_record(NULL::${quote(table)}, line::json) AS r`;
}
