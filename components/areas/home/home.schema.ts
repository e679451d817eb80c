import { z } from 'zod';

/** Whose news a home is about: one's own items, one's organisation's, or everybody's. */
export type HomeScope = 'self' | 'own' | 'all';

const section = z.enum(['news', 'lifestyle']);
/** What decides in which list an item opens: its section, its organisation's kind, and whether that is the viewer's own. */
const item = z.object({ id: z.number(), section, kind: z.string(), own: z.boolean(), topic: z.string() });

const homeFigures = z.object({ published: z.number(), waiting: z.number(), returned: z.number(), reads: z.number() });
export type HomeFigures = z.infer<typeof homeFigures>;

/** What one has begun: drafts, and what was typed and not saved; without an id where it was never saved at all. */
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

/** What a home shows of the newsroom besides what waits; the newest or the next of each, and how many there are. */
export const dashboard = z.object({
  figures: homeFigures,
  drafts: z.array(draft),
  draftCount: z.number(),
  scheduled: z.array(scheduled),
  scheduledCount: z.number(),
  published: z.array(published),
});
export type Dashboard = z.infer<typeof dashboard>;

/** So many entries of each part are shown. */
export const HOME_SHOWN = 5;
