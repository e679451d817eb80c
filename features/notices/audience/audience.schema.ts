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

/** Audience of a notice: the union of all targets. An institute means its colleges. */
export const audienceInput = z.object({
  kinds: uniqueList(z.enum(recipientKinds), recipientKinds.length),
  regions: uniqueList(id, 100),
  provinces: uniqueList(id, 100),
  institutes: uniqueList(id, 200),
  organisations: uniqueList(id, MOST_SINGLE),
});
export type NoticeAudience = z.infer<typeof audienceInput>;

/** Organisation in search results. */
export const recipient = z.object({ id: z.number(), name: z.string(), about: z.string() });
export type Recipient = z.infer<typeof recipient>;
export const recipientsFound = z.object({ items: z.array(recipient) });
export const noticeReach = z.object({ count: z.number() });
