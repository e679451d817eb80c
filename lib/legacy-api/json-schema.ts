import { z } from 'zod';
import type { Operation } from './endpoint';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The payload of a mode as JSON Schema 2020-12, with its ApiKey. */
export function toInputSchema({ input, when, summary }: Operation): JsonSchema {
  const schema = toJsonSchema(input, 'input');
  const needed = when.sent?.length === 1 ? when.sent : [];
  return {
    title: summary,
    type: 'object',
    properties: { ApiKey: { type: 'string', description: 'รหัสของโปรแกรมที่เรียก' }, ...schema.properties },
    required: [...new Set(['ApiKey', ...needed, ...(schema.required ?? [])])],
  };
}

/** The response of a mode as JSON Schema 2020-12. */
export function toOutputSchema({ output }: Operation): JsonSchema {
  return toJsonSchema(output, 'output');
}

/** Drops `$schema`, which has no place inside a larger document. */
function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return { ...rest, ...(rest.properties ? { properties: mapValues(rest.properties, stripUnconstrained) } : {}) };
}

/**
 * Removes choices that allow everything, which stand for what JSON can't express; a single remaining choice is inlined.
 */
function stripUnconstrained(schema: Inner): Inner {
  if (typeof schema !== 'object' || !schema.anyOf) return schema;
  const { anyOf, ...rest } = schema;
  const choices = anyOf
    .map(stripUnconstrained)
    .filter((choice) => typeof choice === 'object')
    .filter(isConstrained);
  const [only] = choices;
  return choices.length === 1 ? { ...only, ...rest } : { ...rest, anyOf: choices };
}

type Inner = JsonSchema | boolean;
const isConstrained = (schema: JsonSchema): boolean => Object.keys(schema).length > 0;
const mapValues = (from: Record<string, Inner>, change: (value: Inner) => Inner) =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value)]));

export type FieldRow = { name: string; required: boolean; kind: string; description: string };

/** The fields of a schema as rows of a table; nested fields are named by their path. */
export function toFieldRows(schema: JsonSchema, path = ''): FieldRow[] {
  if (schema.items && typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    return toFieldRows(schema.items, `${path}[]`);
  }
  if (!schema.properties)
    return path
      ? [{ name: path, required: true, kind: formatType(schema), description: schema.description ?? '' }]
      : [];
  return Object.entries(schema.properties).flatMap(([name, inner]) => {
    if (typeof inner !== 'object') return [];
    const own = path === '' ? name : `${path}.${name}`;
    return toFieldRows(inner, own).map((row) => ({ ...row, required: schema.required?.includes(name) ?? false }));
  });
}

function formatType({ type, anyOf, const: fixed, enum: values }: JsonSchema): string {
  if (fixed !== undefined) return JSON.stringify(fixed);
  if (values) return values.map(String).join(' | ');
  const choices = (anyOf ?? []).filter((choice) => typeof choice === 'object' && choice.const !== '');
  const kinds = choices.flatMap((choice) => (typeof choice === 'object' ? formatType(choice).split(' | ') : []));
  return [...new Set(kinds.length > 0 ? kinds : [type ?? 'any'].flat())].join(' | ');
}
