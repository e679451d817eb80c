import type { z } from 'zod';
import { fieldMessages } from '../messages/fields/messages';
import type { Check } from './check';

type MessageMap = Readonly<Record<string, { th: string }>>;

/**
 * Check of a form by the schema of its command, both loaded on demand.
 *
 * @param words the schema's messages
 */
export const createLazyCheck =
  (loadSchema: () => Promise<z.ZodType>, words: MessageMap): (() => Promise<Check>) =>
  async () => {
    const [{ buildCheck }, schema] = await Promise.all([import('./check'), loadSchema()]);
    return buildCheck(schema, { ...fieldMessages, ...words });
  };
