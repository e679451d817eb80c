import { z } from 'zod';
import { id, text } from '@/lib/command/validation';
import { TOPIC_LENGTH } from '../item/content.schema';
import { newsStatuses } from '../workflow/workflow.schema';

/** Age in days up to which an item counts as recent. */
export const SIMILAR_DAYS = 60;

/** Headline of an item being written; `id` once it is stored. */
export const similarInput = z.object({
  id: id.optional(),
  section: z.enum(['news', 'lifestyle']),
  topic: text(TOPIC_LENGTH),
});

const similarItem = z.object({
  id: z.number(),
  topic: z.string(),
  organisation: z.string(),
  status: z.enum(newsStatuses),
  /** Time of publication, or of the draft, as ISO 8601. */
  at: z.string(),
  /** Address at which it opens for the viewer. */
  href: z.string(),
});
export type SimilarItem = z.infer<typeof similarItem>;

export const similarItems = z.object({ items: z.array(similarItem) });
