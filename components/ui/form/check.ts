import type { z } from 'zod';
import { validate } from '@/lib/command/validation';

/** Error messages of a form by field; empty if it is valid. */
export type FormErrors = Readonly<Record<string, string>>;
export type Check = (typed: Readonly<Record<string, string>>) => FormErrors;

/** Validates a form in the browser by the server's own schema. */
export const buildCheck =
  (schema: z.ZodType): Check =>
  (typed) => {
    const checked = validate(schema, typed);
    return checked.success ? {} : checked.fields;
  };
