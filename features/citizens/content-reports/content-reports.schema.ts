import { z } from 'zod';
import type { contentReportReasons } from '@/features/news/news.schema';
import { textField } from '@/lib/command/form-fields';
import { id, rawText } from '@/lib/command/validation';
import type { Handler, HistoryLine, TaskStatus } from '../contact/contact.schema';

/** The reported item, as handlers see it. */
export type ReportedItem = {
  id: number;
  topic: string;
  excerpt: string;
  section: 'news' | 'lifestyle';
  status: 'draft' | 'wait' | 'allow' | 'return' | 'hide';
  deleted: boolean;
  /** True if it is currently visible to readers. */
  public: boolean;
  organisation: { id: number; name: string; kind: string };
};

export type ContentReportEntry = {
  id: number;
  reason: (typeof contentReportReasons)[number];
  text: string;
  status: TaskStatus;
  createdAt: Date;
  assignee?: Handler;
  item: ReportedItem;
};

/** A report with its internal note and history. */
export type ContentReportDetail = ContentReportEntry & {
  note: string;
  handledAt?: Date;
  handledBy?: string;
  /** Number of other reports of the same item. */
  others: number;
  history: HistoryLine[];
};

const NOTE_LENGTH = 5_000;

/** `seen` is the note when the form was rendered; if it has changed since, that is a conflict. */
export const contentReportNoteInput = z.object({
  id,
  seen: rawText(NOTE_LENGTH * 2),
  note: textField(NOTE_LENGTH, { long: 'contact.noteLong' }),
});
