import { z } from 'zod';

/** Scope of a home's news: the viewer's own items, the organisation's, or everybody's. */
export type HomeScope = 'self' | 'own' | 'all';

const section = z.enum(['news', 'lifestyle']);
/**
 * The list in which an item opens depends on its section, its organisation's kind, and on whether that is the viewer's
 * own.
 */
const item = z.object({ id: z.number(), section, kind: z.string(), own: z.boolean(), topic: z.string() });

const homeFigures = z.object({ published: z.number(), reads: z.number() });
export type HomeFigures = z.infer<typeof homeFigures>;

/** A draft or autosaved text of the viewer; without an id if it was never saved. */
const draft = item.extend({ id: z.number().nullable(), unsaved: z.boolean(), at: z.coerce.date() });
export type Draft = z.infer<typeof draft>;

const scheduled = item.extend({ organisation: z.string(), publishAt: z.coerce.date() });
export type Scheduled = z.infer<typeof scheduled>;

const published = z.object({
  id: z.number(),
  section,
  topic: z.string(),
  category: z.object({ name: z.string() }),
  publishedAt: z.string(),
  reads: z.number(),
});
export type Published = z.infer<typeof published>;

/** The newsroom part of a home, except the review queue: the newest or next items of each kind, and their counts. */
export const dashboard = z.object({
  figures: homeFigures,
  drafts: z.array(draft),
  draftCount: z.number(),
  scheduled: z.array(scheduled),
  scheduledCount: z.number(),
  published: z.array(published),
});
export type Dashboard = z.infer<typeof dashboard>;

/** Number of entries shown per section. */
export const HOME_SHOWN = 5;
