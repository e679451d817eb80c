import { z } from 'zod';
import { id, text } from '@/lib/command/validation';
import { sheetFormats } from '@/lib/files/sheet-format';
import type { NoticeFile } from '../notices.schema';

/** What the table of a sent notice may be narrowed to. */
export const receiptTabs = ['all', 'unread', 'unconfirmed', 'unanswered', 'answered', 'late'] as const;
export type ReceiptTab = (typeof receiptTabs)[number];

export const receiptFigures = z.object({
  delivered: z.number(),
  read: z.number(),
  confirmed: z.number(),
  answered: z.number(),
  late: z.number(),
});
/** Of how many organisations a notice has what; late is what came after the deadline. */
export type ReceiptFigures = z.infer<typeof receiptFigures>;

/** One organisation's receipt. */
export type ReceiptRow = {
  organisationId: number;
  organisation: string;
  code: string;
  province: string;
  deliveredAt: Date;
  readAt?: Date;
  confirmedAt?: Date;
  remindedAt?: Date;
  answeredAt?: Date;
  answer: string;
  file?: NoticeFile;
  late: boolean;
};

export const noticeReminderInput = z.object({
  id,
  /** One organisation; without it all that the tab shows. */
  organisationId: id.optional(),
  tab: z.enum(receiptTabs).default('all'),
  search: text(200).default(''),
});

export const noticeExport = z.object({ id, format: z.enum(sheetFormats), rows: z.number().int().min(0) });
