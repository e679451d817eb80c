import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '@/lib/errors/errors';
import { endpoints } from '@/lib/legacy-api/registry';
import { messages } from '@/lib/messages/messages';
import { findCommands } from '@/testing/commands';
import { listSources } from '@/testing/sources';
import { parseInput } from './parse';
import { idField, validate } from './validation';

const keys = new Set<string>(Object.keys(messages));

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

/** Every message key in the refusals of junk, sent in each field alone and in all of them. */
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
  const raw = schemas.flatMap(({ name, schema }) =>
    [...new Set(listTold(schema))].filter((key) => !keys.has(key)).map((key) => `${name}: ${key}`),
  );
  expect(raw).toEqual([]);
});

test.each([
  [z.object({ field: z.string() }), {}, 'ui.missing'],
  [z.object({ field: z.enum(['one']) }), { field: '' }, 'ui.missing'],
  [z.object({ field: z.enum(['one']) }), { field: 'two' }, 'ui.badChoice'],
  [z.object({ field: z.string().regex(/^[a-z]+$/) }), { field: '1' }, 'ui.badValue'],
  [z.object({ field: z.string().max(2) }), { field: 'abc' }, 'ui.tooMuch'],
  [z.object({ field: z.string().refine(() => false) }), { field: 'abc' }, 'ui.badValue'],
  [z.object({ field: z.union([z.number(), z.email()]) }), { field: 'abc' }, 'ui.badValue'],
  [z.object({ field: z.string('people.missing') }), {}, 'people.missing'],
] as const)('an issue without a message of its own gets a general one', (schema, sent, key) => {
  expect(validate(schema, sent)).toEqual({ success: false, fields: { field: key } });
});

test.each([undefined, '', 0, '0', 'x', 2 ** 31, {}, null])(
  '%p is not a valid id and gets the message of its field',
  (sent) => {
    expect(validate(idField('people.badOrganisation'), sent)).toEqual({
      success: false,
      fields: { '': 'people.badOrganisation' },
    });
  },
);
