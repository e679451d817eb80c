import type { z } from 'zod';
import type { Messages } from '@/lib/messages/message';
import { fieldMessages } from '../messages/fields/messages';
import type { Check } from './check';

/**
 * Check of a form by the schema of its command, both loaded on demand.
 *
 * @param words the schema's messages
 */
export const createLazyCheck =
  (loadSchema: () => Promise<z.ZodType>, words: Messages): (() => Promise<Check>) =>
  async () => {
    const [{ buildCheck }, schema] = await Promise.all([import('./check'), loadSchema()]);
    return buildCheck(schema, { ...fieldMessages, ...words });
  };
