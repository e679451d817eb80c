import { z } from 'zod';
import { textField } from '@/lib/command/form-fields';

/** The texts that bind the site; each has a public page of its own. */
export const policyKinds = ['privacy', 'website'] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** Where readers find each. */
export const policyPaths: Readonly<Record<PolicyKind, string>> = { privacy: '/privacy/', website: '/policy/' };

/** One version of a text; none is ever changed. */
export type PolicyVersion = { kind: PolicyKind; number: number; html: string; publishedAt: Date };
/** As the administrators see it: what is new, and who published it. */
export type PolicyEntry = PolicyVersion & { note: string; by?: string };

const TEXT_LENGTH = 200_000;
const NOTE_LENGTH = 300;

/** `seen` is the number of the version that was open in the editor, 0 for none. */
export const policyInput = z.object({
  kind: z.enum(policyKinds),
  html: textField(TEXT_LENGTH, { missing: 'policies.missing', long: 'policies.long' }),
  note: textField(NOTE_LENGTH, { long: 'policies.noteLong' }).default(''),
  seen: z.union([z.number().int().min(0), z.string().regex(/^\d{1,6}$/)]).transform(Number),
});
