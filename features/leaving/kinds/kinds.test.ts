import { readFileSync } from 'node:fs';
import { ask, ownUrl } from '@/features/operation/operation.test-support';
import { buildDocument, buildFieldTables, DOCUMENT } from '../documentation.test-support';
import { hasColumn, isSecret, kinds, leftOut, listKinds } from './kinds';

/** Columns of the database by table. */
async function readColumns(): Promise<Map<string, string[]>> {
  const rows = await ask(
    ownUrl(),
    `SELECT c.relname AS table, array_agg(a.attname::text) AS columns FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
       AND c.relname <> '_prisma_migrations' GROUP BY 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

test('every table is exported, or left out with a reason', async () => {
  const tables = [...(await readColumns()).keys()].sort();
  const decided = [...kinds.map(({ table }) => table), ...Object.keys(leftOut)];
  expect(decided.toSorted()).toEqual(tables);
  expect(new Set(decided).size).toBe(decided.length);
});

test('every column that a kind names exists', async () => {
  const columns = await readColumns();
  const unknown = kinds.flatMap(({ table, open, without = {}, personal = [], fields = {} }) => {
    const named = [
      ...(open === undefined || open.columns === 'all' ? [] : open.columns),
      ...[...Object.keys(without), ...personal, ...Object.keys(fields)],
    ];
    return named.filter((name) => !columns.get(table)?.includes(name)).map((name) => `${table}.${name}`);
  });
  expect(unknown).toEqual([]);
});

/** Columns whose names sound like a secret and that are none. */
const HARMLESS = [
  ...[
    'media.hash',
    'audit_seal.hash',
    'move_thing.hash',
    'setting.key',
    'alert.filter_key',
    'news_revision.autosave_key',
  ],
  ...['registration_request.mail_key', 'contact_reply.mail_key', 'news.save_key'],
  ...['account.password_changed_at', 'account.password_expires_at', 'account.must_change_password'],
];

test('no column that sounds like a secret leaves unseen', async () => {
  const sounding = [...(await readColumns())].flatMap(([table, columns]) => {
    const kind = kinds.find((one) => one.table === table);
    if (!kind) return [];
    return columns
      .filter(
        (name) => /secret|token|password|totp|recover|hash|key|pepper|salt|seal/.test(name) && !isSecret(kind, name),
      )
      .map((name) => `${table}.${name}`);
  });
  expect(sounding.filter((name) => !HARMLESS.includes(name))).toEqual([]);
  const account = kinds.find(({ table }) => table === 'account');
  expect(account && hasColumn(account, 'password_hash', 'all')).toBe(false);
  expect(isSecret({}, 'api_key')).toBe(true);
});

test('a public export has no kind of people, letters or workflow', () => {
  const names = listKinds('public').map(({ table }) => table);
  const inside = [
    'account',
    'member',
    'news_review',
    'contact_message',
    'notice',
    'audit_log',
    'news_revision',
    'poll_vote',
  ];
  expect(names.filter((name) => inside.includes(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['news', 'news_picture', 'media', 'category', 'organisation']));
});

test('every field is described, as the documentation says it', async () => {
  const { undescribed } = await buildFieldTables(ownUrl());
  expect(undescribed).toEqual([]);
  // Written by `node scripts/run.mjs scripts/export-docs.ts`.
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(await buildDocument(ownUrl()));
});
