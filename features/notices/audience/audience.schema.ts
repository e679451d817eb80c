import { z } from 'zod';
import { id } from '@/lib/command/validation';

/** Organisations that may be named one by one; whoever means more names a circle. */
const MOST_SINGLE = 1_500;

/** In the order in which they are offered. */
export const organisationKinds = ['college', 'institute', 'province', 'department', 'unit', 'agency'] as const;
export type OrganisationKind = (typeof organisationKinds)[number];

const several = <S extends z.ZodType>(one: S, most: number) =>
  z
    .array(one)
    .max(most)
    .default([])
    .transform((all) => [...new Set(all)]);

/** To whom a notice goes: whoever is in any of these. An institute stands for its colleges. */
export const circles = z.object({
  kinds: several(z.enum(organisationKinds), organisationKinds.length),
  regions: several(id, 100),
  provinces: several(id, 100),
  institutes: several(id, 200),
  organisations: several(id, MOST_SINGLE),
});
export type Circles = z.infer<typeof circles>;

/** One organisation to choose. */
export const organisationChoice = z.object({ id: z.number(), name: z.string(), about: z.string() });
export type OrganisationChoice = z.infer<typeof organisationChoice>;
export const choicesAnswer = z.object({ data: z.object({ items: z.array(organisationChoice) }) });
export const reachAnswer = z.object({ data: z.object({ count: z.number() }) });

/** What can be ticked: kinds, region groups, provinces and institutes, each with how many open organisations it has. */
export type CircleOption = { id: number; name: string; count: number };
export type CircleOptions = {
  kinds: { kind: OrganisationKind; count: number }[];
  regions: CircleOption[];
  provinces: CircleOption[];
  institutes: CircleOption[];
};
