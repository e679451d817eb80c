import { z } from 'zod';
import { id } from '@/lib/command/validation';

/** Organisations that may be named one by one; whoever means more names a circle. */
const MOST_SINGLE = 1_500;

/** In the order in which they are offered. */
export const recipientKinds = ['college', 'institute', 'province', 'department', 'unit', 'agency'] as const;
export type RecipientKind = (typeof recipientKinds)[number];

const uniqueList = <S extends z.ZodType>(one: S, most: number) =>
  z
    .array(one)
    .max(most)
    .default([])
    .transform((all) => [...new Set(all)]);

/** To whom a notice goes: whoever is in any of these. An institute stands for its colleges. */
export const audienceInput = z.object({
  kinds: uniqueList(z.enum(recipientKinds), recipientKinds.length),
  regions: uniqueList(id, 100),
  provinces: uniqueList(id, 100),
  institutes: uniqueList(id, 200),
  organisations: uniqueList(id, MOST_SINGLE),
});
export type NoticeAudience = z.infer<typeof audienceInput>;

/** One organisation to choose. */
export const recipient = z.object({ id: z.number(), name: z.string(), about: z.string() });
export type Recipient = z.infer<typeof recipient>;
export const recipientsResponse = z.object({ data: z.object({ items: z.array(recipient) }) });
export const reachResponse = z.object({ data: z.object({ count: z.number() }) });

/** What can be ticked: kinds, region groups, provinces and institutes, each with how many open organisations it has. */
export type AudienceOption = { id: number; name: string; count: number };
export type AudienceOptions = {
  kinds: { kind: RecipientKind; count: number }[];
  regions: AudienceOption[];
  provinces: AudienceOption[];
  institutes: AudienceOption[];
};
