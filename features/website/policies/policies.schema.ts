import { z } from 'zod';
import { textField } from '@/lib/command/form-fields';
import { policiesMessages as words } from './policies.messages';

/** Legal texts of the site; each has its own public page. */
export const policyKinds = ['privacy', 'website'] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** URLs of the public pages. */
export const policyPaths: Readonly<Record<PolicyKind, string>> = { privacy: '/privacy/', website: '/policy/' };

/** One version of a text; immutable. */
export type PolicyVersion = { kind: PolicyKind; number: number; html: string; publishedAt: Date };
/** A version as administrators see it, with a note on the changes and the publisher. */
export type PolicyEntry = PolicyVersion & { note: string; by?: string };

const TEXT_LENGTH = 200_000;
const NOTE_LENGTH = 300;

/** `seen` is the number of the version that was open in the editor, 0 for none. */
export const policyInput = z.object({
  kind: z.enum(policyKinds),
  html: textField(TEXT_LENGTH, { missing: words['policies.missing'].th, long: words['policies.long'].th }),
  note: textField(NOTE_LENGTH, { long: words['policies.noteLong'].th }).default(''),
  seen: z.union([z.number().int().min(0), z.string().regex(/^\d{1,6}$/)]).transform(Number),
});
