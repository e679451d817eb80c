import { z } from 'zod';
import { id, rawText, text } from '@/lib/command/validation';
import { movingMessages as words } from '../moving.messages';
import { foreignText } from '../moving.schema';

const NAME_LENGTH = 120;
const ADDRESS_LENGTH = 500;
export const KEY_LENGTH = 300;

/** Old portal as typed; an empty key keeps the stored one. */
export const sourceInput = z.object({
  id: id.optional(),
  name: text(NAME_LENGTH).default(''),
  address: rawText(ADDRESS_LENGTH, words['moving.badAddress']),
  mediaBase: rawText(ADDRESS_LENGTH, words['moving.badAddress']).default(''),
  apiKey: rawText(KEY_LENGTH, words['moving.badKey']).default(''),
});
export type SourceInput = z.infer<typeof sourceInput>;

/** Answers of the first look at an old portal: how it takes its calls, and how much there is. */
export const foundFacts = z.object({
  encoding: foreignText.optional(),
  isOwn: z.boolean().optional(),
  isFull: z.boolean().optional(),
  items: z.number().optional(),
  categories: z.number().optional(),
  offices: z.number().optional(),
  banners: z.number().optional(),
  links: z.number().optional(),
  at: foreignText.optional(),
});
export type FoundFacts = z.infer<typeof foundFacts>;
