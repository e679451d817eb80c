import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { z } from 'zod';
import { publicSql } from '@/features/news/filter/filter.queries';
import { quote } from '@/features/operation/connection.queries';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import type { Kind } from '../kinds/kind';
import { getCondition, hasColumn } from '../kinds/kinds';
import { leavingMessages as words } from '../leaving.messages';
import type { ExportField, ExportScope } from '../leaving.schema';

/** Advisory lock of an export: one at a time per database. */
const LOCK = 'portal export';
/** Signs that no JSON holds, so that a line of COPY is the JSON itself. */
export const LINES = `(FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x02')`;

/**
 * Runs `work` while no other export of this database runs.
 *
 * @throws AppError 'conflict' while another one runs
 */
export async function withExportLock<R>(client: Client, work: () => Promise<R>): Promise<R> {
  const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS got', [LOCK]);
  if (!rows[0].got) throw new AppError('conflict', pickMessage(words, 'leaving.otherRunning'));
  return work();
}

/** Begins one snapshot for everything that is read after, and finds out what is public in it. */
export async function beginExportSnapshot(client: Client, at: Date): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  // Rows come in the order of their key by its index; a sort of all texts would fill the disk.
  await client.query('SET LOCAL enable_sort = off');
  const condition = publicSql(at);
  await client.query(`CREATE TEMP TABLE public_item ON COMMIT DROP AS SELECT n.id FROM news n WHERE false`);
  await client.query(`INSERT INTO public_item SELECT n.id FROM news n WHERE ${condition.text}`, condition.values);
  await client.query('CREATE UNIQUE INDEX ON public_item (id)');
  await client.query(PUBLIC_MEDIA);
  await client.query(
    'CREATE INDEX ON public_media (id); CREATE INDEX ON public_media (hash); ANALYZE public_item, public_media',
  );
}

/** Files that public pages show or offer; those that a text shows by their address too. */
const PUBLIC_MEDIA = `
  CREATE TEMP TABLE public_media ON COMMIT DROP AS
  WITH used (id) AS (
    SELECT cover_id FROM news WHERE id IN (SELECT id FROM public_item)
    UNION SELECT media_id FROM news_picture WHERE news_id IN (SELECT id FROM public_item)
    UNION SELECT media_id FROM news_attachment WHERE news_id IN (SELECT id FROM public_item)
    UNION SELECT media_id FROM news_inline_media WHERE news_id IN (SELECT id FROM public_item)
    UNION SELECT media_id FROM banner WHERE visible AND (starts_at IS NULL OR starts_at <= now()) AND (ends_at IS NULL OR ends_at > now())
    UNION SELECT media_id FROM logo
    UNION SELECT media_id FROM executive WHERE visible
    UNION SELECT media_id FROM document_version WHERE document_id IN (SELECT id FROM document WHERE visible)
    UNION SELECT logo_id FROM organisation
    UNION SELECT picture_id FROM organisation
    UNION SELECT m.id FROM media m JOIN (
      SELECT DISTINCT (regexp_matches(detail, '/media/([0-9a-f]{64})', 'g'))[1] AS hash
      FROM news WHERE id IN (SELECT id FROM public_item) AND detail LIKE '%/media/%'
    ) named ON named.hash = m.hash
  )
  SELECT id, hash FROM media WHERE id IN (SELECT id FROM used)`;

const columnRows = z.array(z.object({ name: z.string(), type: z.string(), optional: z.boolean(), key: z.boolean() }));
type Column = z.infer<typeof columnRows>[number];

/** Columns of a table, without generated ones. */
export async function listColumns(client: Pick<Client, 'query'>, table: string): Promise<Column[]> {
  const { rows } = await client.query(
    `SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, NOT a.attnotnull AS optional,
       COALESCE(a.attnum = ANY (x.indkey), false) AS key
     FROM pg_attribute a LEFT JOIN pg_index x ON x.indrelid = a.attrelid AND x.indisprimary
     WHERE a.attrelid = to_regclass('public.' || quote_ident($1)) AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     ORDER BY a.attnum`,
    [table],
  );
  return columnRows.parse(rows);
}

/** Fields of a kind in a scope, and the columns of its key. */
export async function findFields(client: Pick<Client, 'query'>, kind: Kind, scope: ExportScope) {
  const columns = await listColumns(client, kind.table);
  const fields = columns
    .filter(({ name }) => hasColumn(kind, name, scope))
    .map(
      ({ name, type, optional }): ExportField => ({
        ...{ name, type, optional },
        personal: kind.personal?.includes(name) ?? false,
      }),
    );
  return { fields, key: columns.filter(({ key }) => key).map(({ name }) => name) };
}

/** The rows of a kind as lines of JSON. */
export function streamRows(
  client: Client,
  {
    kind,
    scope,
    fields,
    key,
  }: { kind: Kind; scope: ExportScope; fields: readonly ExportField[]; key: readonly string[] },
): Readable {
  const chosen = fields.map(({ name }) => `t.${quote(name)}`).join(', ');
  const order = key.map((name) => `t.${quote(name)}`).join(', ');
  return streamJson(
    client,
    `SELECT ${chosen} FROM ${quote(kind.table)} t WHERE ${getCondition(kind, scope)} ORDER BY ${order}`,
  );
}

/** The rows of a query as lines of JSON, read as fast as they are taken. */
export const streamJson = (client: Client, query: string): Readable =>
  client.query(to(`COPY (SELECT row_to_json(r) FROM (${query}) r) TO STDOUT WITH ${LINES}`));

/** Those of some hashes of files that belong to a scope. */
export async function listExportedHashes(
  client: Client,
  scope: ExportScope,
  hashes: readonly string[],
): Promise<Set<string>> {
  const table = scope === 'all' ? 'media' : 'public_media';
  const { rows } = await client.query<{ hash: string }>(`SELECT DISTINCT hash FROM ${table} WHERE hash = ANY ($1)`, [
    hashes,
  ]);
  return new Set(rows.map(({ hash }) => hash));
}

/** Number of rows of a table, as the planner knows it; for progress. */
export async function estimateRows(client: Client, table: string): Promise<number> {
  const { rows } = await client.query(
    'SELECT GREATEST(reltuples, 0)::float8 AS rows FROM pg_class WHERE oid = to_regclass($1)',
    [quote(table)],
  );
  return rows[0]?.rows ?? 0;
}
