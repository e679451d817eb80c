import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '@/lib/errors/errors';
import { endpoints } from '@/lib/legacy-api/registry';
import { getThai } from '@/lib/messages/message';
import { findCommands } from '@/testing/commands';
import { listSources } from '@/testing/sources';
import { inputMessages } from './messages';
import { parseInput } from './parse';
import { idField, validate } from './validation';

const messageTable = z.record(z.string(), z.union([z.string(), z.object({ th: z.string(), en: z.string() })]));

/** Thai texts of all messages. */
async function listTexts(): Promise<Set<string>> {
  const files = listSources().filter((file) => /messages\.ts$/.test(file));
  const tables = await Promise.all(
    files.map(async (file) => {
      const exported: object = await import(join(process.cwd(), file));
      return Object.values(exported).flatMap((table) => Object.values(messageTable.safeParse(table).data ?? {}));
    }),
  );
  return new Set(tables.flat().map(getThai));
}

const JUNK: readonly unknown[] = [
  ...[undefined, null, '', ' ', 'x', '-1', '1e2', '2026-13-40', '\u0000', 'ก'.repeat(3_000), true, -1, 0.5, 1e99],
  ...[{}, { x: {} }, [], [{}], [''], [null], ['x', 'x'], Array.from({ length: 300 }, () => 'x')],
];
/** Longer than any field allows, and slow to scan. */
const LONGEST = 'ก'.repeat(250_000);

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;
const listFields = (schema: z.ZodType): string[] => {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe && isSchema(schema.def.in)) return listFields(schema.def.in);
  if (schema instanceof z.ZodIntersection)
    return [schema.def.left, schema.def.right].flatMap((side) => (isSchema(side) ? listFields(side) : []));
  return [];
};

/** Every text in the refusals of junk, sent in each field alone and in all of them. */
function listTold(schema: z.ZodType): string[] {
  const fields = listFields(schema);
  const inputs = [
    ...JUNK,
    ...[...JUNK, LONGEST].map((junk) => Object.fromEntries(fields.map((field) => [field, junk]))),
    ...fields.flatMap((field) => JUNK.map((junk) => ({ [field]: junk }))),
  ];
  return inputs.flatMap((input) => {
    try {
      parseInput(schema, input);
      return [];
    } catch (error) {
      if (error instanceof AppError) return Object.values(error.fields);
      throw error;
    }
  });
}

async function listSchemas(): Promise<{ name: string; schema: z.ZodType }[]> {
  const commands = (await findCommands()).map(({ name, input }) => ({ name, schema: input }));
  const calls = endpoints.flatMap(({ name, operations }) => operations.map(({ input }) => ({ name, schema: input })));
  const files = listSources().filter((file) => /[./]schema\.ts$/.test(file));
  const declared = await Promise.all(
    files.map(async (file) => {
      const exported: object = await import(join(process.cwd(), file));
      return Object.entries(exported).flatMap(([name, value]) =>
        isSchema(value) ? [{ name: `${file} ${name}`, schema: value }] : [],
      );
    }),
  );
  return [...commands, ...calls, ...declared.flat()];
}

test('every refused field of a command, call or schema has a message of the portal, for any input', async () => {
  const schemas = await listSchemas();
  expect(schemas.length).toBeGreaterThan(300);
  const texts = await listTexts();
  const raw = schemas.flatMap(({ name, schema }) =>
    [...new Set(listTold(schema))].filter((text) => !texts.has(text)).map((text) => `${name}: ${text}`),
  );
  expect(raw).toEqual([]);
});

test.each([
  [z.object({ field: z.string() }), {}, inputMessages['ui.missing']],
  [z.object({ field: z.enum(['one']) }), { field: '' }, inputMessages['ui.missing']],
  [z.object({ field: z.enum(['one']) }), { field: 'two' }, inputMessages['ui.badChoice']],
  [z.object({ field: z.string().regex(/^[a-z]+$/) }), { field: '1' }, inputMessages['ui.badValue'].th],
  [z.object({ field: z.string().max(2) }), { field: 'abc' }, inputMessages['ui.tooMuch']],
  [z.object({ field: z.string().refine(() => false) }), { field: 'abc' }, inputMessages['ui.badValue'].th],
  [z.object({ field: z.union([z.number(), z.email()]) }), { field: 'abc' }, inputMessages['ui.badValue'].th],
  [z.object({ field: z.string('its own') }), {}, 'its own'],
] as const)('an issue without a message of its own gets a general one', (schema, sent, text) => {
  expect(validate(schema, sent)).toEqual({ success: false, fields: { field: text } });
});

test.each([undefined, '', 0, '0', 'x', 2 ** 31, {}, null])(
  '%p is not a valid id and gets the message of its field',
  (sent) => {
    expect(validate(idField('choose one'), sent)).toEqual({
      success: false,
      fields: { '': 'choose one' },
    });
  },
);
