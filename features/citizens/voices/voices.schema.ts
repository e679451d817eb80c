import { z } from 'zod';
import { textField } from '@/lib/command/form-fields';
import { id, rawText } from '@/lib/command/validation';
import { officeField } from './office.schema';
import { voicesMessages as words } from './voices.messages';

export const voiceKinds = ['message', 'report', 'suggestion', 'complaint', 'request'] as const;
export type VoiceKind = (typeof voiceKinds)[number];

/** Parts of the list: the office's own voices, and those of the offices that it supervises. */
export const voiceParts = ['own', 'watched'] as const;
export type VoicePart = (typeof voiceParts)[number];

/** Tabs of the list; `open` holds those that wait or are being worked on. */
export const voiceTabs = ['open', 'new', 'working', 'closed'] as const;
export type VoiceTab = (typeof voiceTabs)[number];
export const openStatuses = ['new', 'working'] as const;
export const closedStatuses = ['done', 'dismissed'] as const;
/** Statuses that an office gives to a voice. */
export const givenStatuses = ['working', 'done', 'dismissed'] as const;

/** Account that answers, and the office in whose name; neither id nor name for the agency. */
export type Answerer = { accountId?: number; officeId?: number; officeName?: string };

export const ANSWER_LENGTH = 2_000;
const REASON_LENGTH = 500;

/** State of a voice when the form was rendered; if it has changed since, that is a conflict. */
const seen = rawText(100).default('');

export const voiceAnswerInput = z.object({
  id,
  status: z.enum(givenStatuses, words['voices.badStatus']),
  body: textField(ANSWER_LENGTH, { long: words['voices.long'] }).default(''),
  seen,
});

export const voiceNoteInput = z.object({
  id,
  body: textField(ANSWER_LENGTH, { missing: words['voices.noteMissing'], long: words['voices.long'] }),
});

/** The new office: `to`, or for the agency's own staff the typed name `office`; empty means the agency. */
export const voiceHandoverInput = z.object({
  id,
  to: z.union([z.literal('agency'), id], words['voices.badOffice']).optional(),
  office: officeField,
  reason: textField(REASON_LENGTH, { long: words['voices.long'] }).default(''),
  seen,
});
