import type { z } from 'zod';
import { fieldMessages } from '../messages/fields/messages';
import type { Check } from './check';

type Words = Readonly<Record<string, { th: string }>>;

/**
 * The check of a form by the schema of its command, both fetched when they are asked for.
 *
 * @param words those of the schema's messages
 */
export const lazyCheck =
  (loadSchema: () => Promise<z.ZodType>, words: Words): (() => Promise<Check>) =>
  async () => {
    const [{ checkBy }, schema] = await Promise.all([import('./check'), loadSchema()]);
    return checkBy(schema, { ...fieldMessages, ...words });
  };
