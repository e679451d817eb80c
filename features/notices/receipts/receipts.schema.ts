import { z } from 'zod';
import { id, text } from '@/lib/command/validation';
import { sheetFormats } from '@/lib/files/sheet-format';
import type { NoticeFile } from '../notices.schema';

/** What the table of a sent notice may be narrowed to. */
export const trackingTabs = ['all', 'unread', 'unconfirmed', 'unanswered', 'answered', 'late'] as const;
export type TrackingTab = (typeof trackingTabs)[number];

export const figures = z.object({
  delivered: z.number(),
  read: z.number(),
  confirmed: z.number(),
  answered: z.number(),
  late: z.number(),
});
/** Of how many organisations a notice has what; late is what came after the deadline. */
export type Figures = z.infer<typeof figures>;

/** One organisation's receipt. */
export type ReceiptRow = {
  organisationId: number;
  organisation: string;
  code: string;
  place: string;
  deliveredAt: Date;
  readAt?: Date;
  confirmedAt?: Date;
  remindedAt?: Date;
  answeredAt?: Date;
  answer: string;
  file?: NoticeFile;
  late: boolean;
};

export const reminder = z.object({
  id,
  /** One organisation; without it all that the tab shows. */
  organisationId: id.optional(),
  tab: z.enum(trackingTabs).default('all'),
  search: text(200).default(''),
});

export const noticeExport = z.object({ id, format: z.enum(sheetFormats), rows: z.number().int().min(0) });
