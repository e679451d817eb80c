import { z } from 'zod';
import type { contentReportReasons } from '@/features/news/news.schema';
import { textField } from '@/lib/command/form-fields';
import { id, rawText } from '@/lib/command/validation';
import type { Handler, HistoryLine, TaskStatus } from '../contact/contact.schema';

/** The item that a reader reported, as whoever handles the report needs it. */
export type ReportedItem = {
  id: number;
  topic: string;
  excerpt: string;
  section: 'news' | 'lifestyle';
  status: 'draft' | 'wait' | 'allow' | 'return' | 'hide';
  deleted: boolean;
  /** Whether readers see it now. */
  public: boolean;
  organisation: { id: number; name: string; kind: string };
};

/** A reader's report as the list shows it. */
export type ContentReportEntry = {
  id: number;
  reason: (typeof contentReportReasons)[number];
  text: string;
  status: TaskStatus;
  createdAt: Date;
  assignee?: Handler;
  item: ReportedItem;
};

/** With what was found out and done about it. */
export type ContentReportDetail = ContentReportEntry & {
  note: string;
  handledAt?: Date;
  handledBy?: string;
  /** Other reports of the same item. */
  others: number;
  history: HistoryLine[];
};

const NOTE_LENGTH = 5_000;

/** `seen` is the note as the form was drawn; one that somebody changed meanwhile is a conflict. */
export const contentReportNoteInput = z.object({
  id,
  seen: rawText(NOTE_LENGTH * 2),
  note: textField(NOTE_LENGTH, { long: 'contact.noteLong' }),
});
