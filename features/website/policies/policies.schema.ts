import { z } from 'zod';
import { publicationTimeField, textField } from '@/lib/command/form-fields';
import { policiesMessages as words } from './policies.messages';

/** Legal texts of the site; each has its own public page. */
export const policyKinds = ['privacy', 'cookies', 'terms', 'website'] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** URLs of the public pages. */
export const policyPaths: Readonly<Record<PolicyKind, string>> = {
  privacy: '/privacy/',
  cookies: '/cookies/',
  terms: '/terms/',
  website: '/policy/',
};

/** A version in the list that readers see, without its text. */
export type PolicyVersion = { number: number; changes: string; inForceAt: Date };

/** Public page of a policy: the version shown, if there is any, the number of the one in force, and all versions. */
export type PolicyPage = {
  shown: (PolicyVersion & { html: string }) | undefined;
  /** Zero before the first. */
  current: number;
  /** Newest first. */
  versions: readonly PolicyVersion[];
};

/** A version as administrators see it, with their note and the publisher. */
export type PolicyEntry = PolicyVersion & { html: string; note: string; publishedAt: Date; by?: string };

/** The next version while it is written. */
export type PolicyDraft = {
  html: string;
  changes: string;
  note: string;
  inForceAt: Date | null;
  revision: number;
  updatedAt: Date;
  by?: string;
};

const TEXT_LENGTH = 200_000;
const CHANGES_LENGTH = 500;
const NOTE_LENGTH = 300;

const count = z.union([z.number().int().min(0), z.string().regex(/^\d{1,6}$/)]).transform(Number);
const kind = z.enum(policyKinds);
const long = words['policies.long'].th;

/** `revision` is that of the draft that was open in the editor, 0 for none. */
const written = {
  kind,
  changes: textField(CHANGES_LENGTH, { long: words['policies.changesLong'].th }).default(''),
  note: textField(NOTE_LENGTH, { long: words['policies.noteLong'].th }).default(''),
  inForceAt: publicationTimeField,
  revision: count.default(0),
};

export const policyDraftInput = z.object({ ...written, html: textField(TEXT_LENGTH, { long }).default('') });

/** `seen` is the number of the version that was open in the editor, 0 for none. */
export const policyInput = z.object({
  ...written,
  html: textField(TEXT_LENGTH, { missing: words['policies.missing'].th, long }),
  seen: count,
});

/** A draft by the revision that was open. */
export const policyDiscardInput = z.object({ kind, revision: count });
/** A version by its number. */
export const policyRecallInput = z.object({ kind, number: count });
