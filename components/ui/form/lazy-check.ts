import type { z } from 'zod';
import { fieldMessages } from '../messages/fields/messages';
import type { Check } from './check';

type MessageMap = Readonly<Record<string, { th: string }>>;

/**
 * The check of a form by the schema of its command, both fetched when they are asked for.
 *
 * @param words those of the schema's messages
 */
export const createLazyCheck =
  (loadSchema: () => Promise<z.ZodType>, words: MessageMap): (() => Promise<Check>) =>
  async () => {
    const [{ buildCheck }, schema] = await Promise.all([import('./check'), loadSchema()]);
    return buildCheck(schema, { ...fieldMessages, ...words });
  };
