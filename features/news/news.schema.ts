import { z } from 'zod';
import { id, text } from '@/lib/command/validation';
import { picture } from '@/lib/files/picture.schema';
import { newsMessages as words } from './news.messages';

export const newsId = z
  .union([id, z.undefined()], { error: words['news.idRequired'].th })
  .transform((value, context) => {
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: words['news.idRequired'].th });
    return z.NEVER;
  });

/** Author shown for items without one. */
export const DEFAULT_AUTHOR = 'Admin';

export const newsCard = z.object({
  id: z.number(),
  section: z.enum(['news', 'lifestyle']),
  category: z.object({ id: z.number(), name: z.string(), color: z.string(), colorDeep: z.string() }),
  topic: z.string(),
  /** Plain text, at most 150 characters and an ellipsis. */
  excerpt: z.string(),
  author: z.string(),
  organisationId: z.number(),
  publishedAt: z.iso.datetime(),
  cover: picture.optional(),
  /** Version of the cover drawn for an item without one; see `drawn-address.rules.ts`. */
  drawn: z.string().optional(),
  videoLinks: z.array(z.string()),
  pinned: z.boolean(),
  reads: z.number(),
  shares: z.number(),
});

/** Columns that readers see as they are written: on cards and pages, in exports and previews. */
export const writtenColumns = { topic: true } as const satisfies Partial<Record<keyof z.infer<typeof newsCard>, true>>;

/** An item for lists; plain JSON, the same on the server and in the browser. */
export type NewsCard = z.infer<typeof newsCard>;
export type WrittenFields = Pick<NewsCard, keyof typeof writtenColumns>;

export const newsPage = z.object({ items: z.array(newsCard), total: z.number() });
export type NewsPage = z.infer<typeof newsPage>;

/** An item for the legacy lists; its body only if requested. */
export const newsEntry = newsCard.extend({
  /** Plain text, at most 600 characters. */
  summary: z.string(),
  approveLevel: z.number(),
  /** Legacy user id of the author, if any. */
  systemUserId: z.number().nullable(),
  detail: z.string().optional(),
});
export type NewsEntry = z.infer<typeof newsEntry>;

export const newsItem = newsEntry.extend({
  /** Id of the author's organisation, if it has a public page. */
  authorPage: z.number().optional(),
  /** Summary in English, on English pages only. */
  summaryEn: z.string().optional(),
  /** Address of the page on another site where it was published first. */
  canonicalUrl: z.string().optional(),
  /** Sanitised HTML as stored; it is sanitised again for output. */
  detail: z.string(),
  /** Marks of the lines of `detail` (lib/text/thai-words). */
  detailMarks: z.string().optional(),
  updatedAt: z.iso.datetime(),
  pictures: z.array(picture),
  attachments: z.array(z.object({ title: z.string(), url: z.string(), mimeType: z.string(), bytes: z.number() })),
  corrections: z.array(z.object({ note: z.string(), at: z.iso.datetime() })),
});
export type NewsItem = z.infer<typeof newsItem>;

export const contentReportReasons = ['wrong', 'offensive', 'privacy', 'copyright', 'other'] as const;

export const countInput = z.object({ id: newsId });

export const contentReportInput = z.object({
  id: newsId,
  reason: z.enum(contentReportReasons, { error: words['news.reportReasonRequired'].th }),
  text: text(1_000).default(''),
});

/** Public notice of a withdrawn item: its note and the time of withdrawal. */
export type Withdrawal = { note: string; at: string };
