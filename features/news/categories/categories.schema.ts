import { z } from 'zod';

export const sections = ['news', 'lifestyle'] as const;

export const category = z.object({
  id: z.number(),
  section: z.enum(sections),
  name: z.string(),
  nameEn: z.string().nullable(),
  color: z.string(),
  colorDeep: z.string(),
  visible: z.boolean(),
  position: z.number(),
});

export type Category = z.infer<typeof category>;
export type Section = Category['section'];

/** A category in the admin. */
export type CategoryEntry = Category & {
  /** Number of all items, including drafts and those in the bin. */
  items: number;
  /** Number of items that readers see while the category is visible. */
  readable: number;
};
