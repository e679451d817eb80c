import { z } from 'zod';
import { textField } from '@/lib/command/form-fields';
import { id } from '@/lib/command/validation';
import type { NoticeFile, NoticeText } from '../notices.schema';

/** What the list of received notices may be narrowed to. */
export const inboxTabs = ['all', 'unread', 'confirm', 'answer', 'deadline'] as const;
export type InboxTab = (typeof inboxTabs)[number];

export const ANSWER_LENGTH = 5_000;
/** So many of each are shown on the area's home. */
export const HOME_NOTICES = 5;

/** A row of the list, as its query gives it. */
export const receivedNoticeRow = z.object({
  id: z.number(),
  title: z.string(),
  mustRead: z.boolean(),
  answerWanted: z.boolean(),
  deadlineAt: z.coerce.date().nullable(),
  sentAt: z.coerce.date(),
  files: z.number(),
  /** Whether this very account has opened it. */
  read: z.boolean(),
  confirmedAt: z.coerce.date().nullable(),
  answeredAt: z.coerce.date().nullable(),
});
export type ReceivedNoticeRow = z.infer<typeof receivedNoticeRow>;

/** A received notice with what the own organisation has done about it. */
export type ReceivedNotice = NoticeText & {
  readAt?: Date;
  confirmedAt?: Date;
  answeredAt?: Date;
  answer: string;
  answerFile?: NoticeFile;
};

export const receivedNoticeIdInput = z.object({ id });

export const noticeAnswerInput = z
  .object({
    id,
    answer: textField(ANSWER_LENGTH, { long: 'noticeInbox.answerLong' }).default(''),
    mediaId: id.nullable().default(null),
    /** When the answer was given that stood in the form; empty for none. */
    answeredAt: z.union([z.literal(''), z.iso.datetime()]).default(''),
  })
  .refine(({ answer, mediaId }) => answer !== '' || mediaId !== null, {
    path: ['answer'],
    error: 'noticeInbox.answerMissing',
  });

/** What the area's home tells of notices. */
export type NoticesSummary = { count: number; waiting: ReceivedNoticeRow[]; deadlines: ReceivedNoticeRow[] };
