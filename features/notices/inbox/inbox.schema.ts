import { z } from 'zod';
import { textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import { noticeInboxMessages as words } from './inbox.messages';

/** Tabs of the list of received notices; `todo` waits for the viewer. */
export const inboxTabs = ['all', 'todo', 'unread', 'confirm', 'answer', 'deadline'] as const;
export type InboxTab = (typeof inboxTabs)[number];

export const ANSWER_LENGTH = 5_000;
/** Maximum number of each kind on the home page of the area. */
export const HOME_NOTICES = 5;

/** Row of the list, as returned by its query. */
export const receivedNoticeRow = z.object({
  id: z.number(),
  title: z.string(),
  /** Name of the sending organisation; null for the agency. */
  sender: z.string().nullable(),
  mustRead: z.boolean(),
  answerWanted: z.boolean(),
  deadlineAt: z.coerce.date().nullable(),
  sentAt: z.coerce.date(),
  files: z.number(),
  /** True if this account has opened it. */
  read: z.boolean(),
  confirmedAt: z.coerce.date().nullable(),
  answeredAt: z.coerce.date().nullable(),
});
export type ReceivedNoticeRow = z.infer<typeof receivedNoticeRow>;

export const noticeAnswerInput = z
  .object({
    id,
    answer: textField(ANSWER_LENGTH, { long: words['noticeInbox.answerLong'] }).default(''),
    mediaId: id.nullable().default(null),
    /** Time of the answer that the form was loaded with; empty if none. */
    answeredAt: z.union([z.literal(''), z.iso.datetime()]).default(''),
  })
  .refine(({ answer, mediaId }) => answer !== '' || mediaId !== null, {
    path: ['answer'],
    error: words['noticeInbox.answerMissing'],
  });

export type NoticesSummary = { count: number; waiting: ReceivedNoticeRow[]; deadlines: ReceivedNoticeRow[] };
