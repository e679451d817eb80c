import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConnection } from '@/features/operation/connection.queries';
import { findFields } from './export/snapshot.queries';
import { commonFields } from './kinds/common-fields';
import type { Kind } from './kinds/kind';
import { hasColumn, kinds, leftOut } from './kinds/kinds';
import type { ExportField } from './leaving.schema';

const SCHEMA = 'prisma/schema';
export const DOCUMENT = 'docs/export.md';
const BEGIN = '<!-- fields: written by `node scripts/run.mjs scripts/export-docs.ts` -->';

/** Foreign keys of the database: the table that a column names. */
const REFERENCES = `
  SELECT c.conrelid::regclass::text AS "table", a.attname AS column, c.confrelid::regclass::text AS target
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
  WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace
    AND a.attname NOT IN (SELECT b.attname FROM pg_attribute b WHERE b.attrelid = c.conrelid AND b.attname = 'section')`;

/** Comments of columns in the schema of the database, by `table.column`. */
export function readSchemaComments(): Map<string, string> {
  const comments = new Map<string, string>();
  for (const file of readdirSync(SCHEMA)) {
    for (const [, body = ''] of readFileSync(join(SCHEMA, file), 'utf8').matchAll(/^model \w+ \{\n([\s\S]*?)^\}/gm)) {
      const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '';
      let comment: string[] = [];
      for (const line of body.split('\n').map((one) => one.trim())) {
        if (line.startsWith('///')) comment.push(line.slice(3).trim());
        else {
          const column = / @map\("(\w+)"\)/.exec(line)?.[1] ?? /^\w+/.exec(line)?.[0];
          if (column && comment.length > 0) comments.set(`${table}.${column}`, comment.join(' '));
          comment = [];
        }
      }
    }
  }
  return comments;
}

type Sources = { comments: ReadonlyMap<string, string>; targets: ReadonlyMap<string, string> };

/** Meaning of a field: of its kind, of its comment in the schema, of the key behind it, or of its name everywhere. */
function describeField(kind: Kind, { name }: ExportField, { comments, targets }: Sources): string {
  const own = kind.fields?.[name] ?? comments.get(`${kind.table}.${name}`);
  const target = targets.get(`${kind.table}.${name}`);
  const link = target && `\`id\` of \`${target}\`.`;
  return [own, link].filter(Boolean).join(' ') || (commonFields[name] ?? '');
}

/** The tables of all kinds, and the fields that nothing describes. */
export async function buildFieldTables(url: string): Promise<{ text: string; undescribed: string[] }> {
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ table: string; column: string; target: string }>(REFERENCES);
    const targets = new Map(rows.map(({ table, column, target }) => [`${table}.${column}`, target]));
    const comments = readSchemaComments();
    const undescribed: string[] = [];
    const parts: string[] = [];
    for (const kind of kinds) {
      const { fields } = await findFields(client, kind, 'all');
      const lines = fields.map((field) => {
        const about = describeField(kind, field, { comments, targets });
        if (about === '') undescribed.push(`${kind.table}.${field.name}`);
        const marks = [hasColumn(kind, field.name, 'public') ? 'public' : '', field.personal ? 'personal' : ''];
        const type = `${field.type}${field.optional ? ', or null' : ''}`;
        return `| \`${field.name}\` | ${type} | ${marks.filter(Boolean).join(', ')} | ${about.replaceAll('|', '\\|')} |`;
      });
      parts.push(
        `### ${kind.table}`,
        '',
        kind.about,
        '',
        '| field | type | in | meaning |',
        '| --- | --- | --- | --- |',
      );
      parts.push(...lines, '');
    }
    const missing = Object.entries(leftOut).map(([table, reason]) => `| \`${table}\` | ${reason} |`);
    parts.push('## Tables that no export holds', '', '| table | reason |', '| --- | --- |', ...missing, '');
    return { text: parts.join('\n'), undescribed };
  });
}

/** The documentation as it should be: the written part, then the tables. */
export async function buildDocument(url: string): Promise<string> {
  const [written = ''] = readFileSync(DOCUMENT, 'utf8').split(BEGIN);
  return `${written}${BEGIN}\n\n${(await buildFieldTables(url)).text}`;
}
