import type { Client } from 'pg';

type Column = { name: string; type: string; nullable: boolean; filled: boolean };
/** Columns and values that the statements of a release depend on: columns by table and name, and values of enums. */
export type SchemaFacts = {
  columns: ReadonlyMap<string, Column>;
  tables: ReadonlySet<string>;
  values: ReadonlySet<string>;
};

/** Reads a database's schema. */
export async function readSchema(client: Client): Promise<SchemaFacts> {
  const { rows: columns } = await client.query<Column>(
    `SELECT c.relname || '.' || a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
            NOT a.attnotnull AS nullable, a.atthasdef OR a.attidentity <> '' AS filled
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v') AND NOT c.relispartition
       AND a.attnum > 0 AND NOT a.attisdropped AND c.relname <> '_prisma_migrations'`,
  );
  const { rows: values } = await client.query<{ name: string }>(
    `SELECT typname || ' ' || enumlabel AS name FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid`,
  );
  return {
    columns: new Map(columns.map((column) => [column.name, column])),
    tables: new Set(columns.map(({ name }) => toTable(name))),
    values: new Set(values.map(({ name }) => name)),
  };
}

const toTable = (name: string): string => name.split('.')[0] ?? '';

/**
 * Changes under which the previous release, running beside the new one, fails: what it reads is gone or has another
 * type, or what it doesn't write has become required. Each is named as `table`, `table.column` or `enum value`.
 */
export function listBreaking(before: SchemaFacts, after: SchemaFacts): string[] {
  const goneTables = [...before.tables].filter((table) => !after.tables.has(table));
  const read = [...before.columns.values()].flatMap(({ name, type, nullable }) => {
    if (goneTables.includes(toTable(name))) return [];
    const now = after.columns.get(name);
    return now && now.type === type && (now.nullable || now.filled || !nullable) ? [] : [name];
  });
  const written = [...after.columns.values()]
    .filter(({ name, nullable, filled }) => !before.columns.has(name) && !nullable && !filled)
    .filter(({ name }) => before.tables.has(toTable(name)))
    .map(({ name }) => name);
  const values = [...before.values].filter((value) => !after.values.has(value));
  return [...goneTables, ...read, ...written, ...values].sort();
}

/** Names that a migration declares to take away as its second step: `-- second step: news.old_name, old_table`. */
export const readDeclared = (sql: string): string[] =>
  [...sql.matchAll(/^-- second step: (.+)$/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
