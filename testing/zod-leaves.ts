import { z } from 'zod';

/** Path in a schema where a text is accepted, such as `content.pictures.[].alt`. */
export type TextLeaf = { path: string; schema: z.core.$ZodType };

/** All string schemas that a raw input can reach; the output of a pipe or transform is not visited. */
export function listTextLeaves(schema: z.core.$ZodType, path: readonly string[] = []): TextLeaf[] {
  const { def } = schema._zod;
  const into = (inner: z.core.$ZodType, name?: string) =>
    listTextLeaves(inner, name === undefined ? path : [...path, name]);
  if (schema instanceof z.core.$ZodString) return [{ path: path.join('.'), schema }];
  if (schema instanceof z.core.$ZodObject)
    return Object.entries(schema._zod.def.shape).flatMap(([name, inner]) => into(inner, name));
  if (schema instanceof z.core.$ZodArray) return into(schema._zod.def.element, '[]');
  if (schema instanceof z.core.$ZodRecord)
    return [...into(schema._zod.def.keyType, '{key}'), ...into(schema._zod.def.valueType, '{}')];
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap((option) => into(option));
  if (schema instanceof z.core.$ZodIntersection) return [...into(schema._zod.def.left), ...into(schema._zod.def.right)];
  if (schema instanceof z.core.$ZodPipe) {
    const { in: from, out } = schema._zod.def;
    // The output of a preprocessing step is the input of the schema behind it.
    return from instanceof z.core.$ZodTransform ? into(out) : into(from);
  }
  if ('innerType' in def && def.innerType instanceof z.core.$ZodType) return into(def.innerType);
  if (schema instanceof z.core.$ZodTuple) return schema._zod.def.items.flatMap((item, at) => into(item, String(at)));
  return [];
}
