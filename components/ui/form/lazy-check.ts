import type { z } from 'zod';
import type { Check } from './check';

/** Check of a form by the schema of its command, both loaded on demand. */
export const createLazyCheck = (loadSchema: () => Promise<z.ZodType>) => async (): Promise<Check> => {
  const [{ buildCheck }, schema] = await Promise.all([import('./check'), loadSchema()]);
  return buildCheck(schema);
};
