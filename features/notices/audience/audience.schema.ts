import { z } from 'zod';
import { id } from '@/lib/command/validation';

/** Maximum number of individually named organisations; larger audiences use the other targets. */
const MOST_SINGLE = 1_500;

/** Kinds of recipients, in display order. */
export const recipientKinds = ['college', 'institute', 'province', 'department', 'unit', 'agency'] as const;

const uniqueList = <S extends z.ZodType>(one: S, most: number) =>
  z
    .array(one)
    .max(most)
    .default([])
    .transform((all) => [...new Set(all)]);

/**
 * Audience of a notice: organisations of one of the kinds and in one of the areas, which are regions, provinces and the
 * colleges of institutes; besides them the single organisations, and never the excluded ones. Without kinds every kind
 * counts, without areas every area.
 */
export const audienceInput = z.object({
  kinds: uniqueList(z.enum(recipientKinds), recipientKinds.length),
  regions: uniqueList(id, 100),
  provinces: uniqueList(id, 100),
  institutes: uniqueList(id, 200),
  organisations: uniqueList(id, MOST_SINGLE),
  excluded: uniqueList(id, MOST_SINGLE),
  /** True for an older audience, in which kinds and areas add up. */
  isUnion: z.boolean().default(false),
});
export type NoticeAudience = z.infer<typeof audienceInput>;
/** Lists of an audience. */
export type AudienceList = Exclude<keyof NoticeAudience, 'isUnion'>;

/** Organisation in search results and among the recipients. */
export const recipient = z.object({ id: z.number(), name: z.string(), about: z.string() });
export type Recipient = z.infer<typeof recipient>;
export const recipientsFound = z.object({ items: z.array(recipient) });

/** Number of recipients on a page of their list. */
export const RECIPIENTS_PER_PAGE = 20;
/** Number of recipients of an audience, with one page of them by name. */
export const noticeReach = z.object({ count: z.number(), page: z.number(), items: z.array(recipient) });
export type NoticeReach = z.infer<typeof noticeReach>;
