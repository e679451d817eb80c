import { z } from 'zod';
import { waitingKinds } from '@/features/waiting/waiting.schema';

/** Tabs: what waits now, what is snoozed, and what was given to a colleague and still waits. */
export const inboxTabs = ['waiting', 'snoozed', 'given'] as const;
export type InboxTab = (typeof inboxTabs)[number];

const kind = z.enum(waitingKinds);

/** A row of the inbox, as its statement returns it. */
export const inboxRow = z.object({
  kind,
  id: z.number(),
  part: z.string(),
  since: z.coerce.date(),
  due: z.coerce.date().nullable(),
  title: z.string().nullable(),
  sender: z.string().nullable(),
  code: z.string().nullable(),
  /** Until when the viewer has snoozed it. */
  until: z.coerce.date().nullable(),
  /** Colleague who gave it to the viewer, or to whom the viewer gave it, and the note. */
  giver: z.string().nullable(),
  receiver: z.string().nullable(),
  note: z.string(),
});
export type InboxRow = z.infer<typeof inboxRow>;

const count = z.object({ kind, part: z.string(), state: z.enum(inboxTabs), count: z.number(), late: z.number() });
/** Numbers of things by kind, part and tab. */
export const inboxCounts = z.array(count);
export type InboxCounts = z.infer<typeof inboxCounts>;

/** Result of the statement: the numbers, those of everything where they differ under a search, and the rows of both lists. */
export const inboxResult = z.object({
  counts: inboxCounts,
  allCounts: inboxCounts.nullable(),
  rows: z.array(inboxRow.extend({ list: z.enum(['head', 'page']) })),
});

/** A thing of the inbox with its words and its address. */
export type InboxEntry = Omit<InboxRow, 'title' | 'code' | 'sender'> & {
  key: string;
  title: string;
  sender: string | undefined;
  href: string;
};

/** Maximum number of things at the head of the inbox, which the bell shows: the first ones, and the newest without a due date. */
export const HEAD_SHOWN = 8;
export const UNDATED_SHOWN = 3;
