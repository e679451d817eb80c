import { z } from 'zod';
import { id, text } from '@/lib/command/validation';
import type { NoticeFile } from '../notices.schema';

/** Tabs of the receipts of a sent notice. */
export const receiptTabs = ['all', 'unread', 'unconfirmed', 'unanswered', 'answered', 'late'] as const;
export type ReceiptTab = (typeof receiptTabs)[number];

export const receiptFigures = z.object({
  delivered: z.number(),
  read: z.number(),
  confirmed: z.number(),
  answered: z.number(),
  late: z.number(),
});
/** Number of organisations by state; `late` means after the deadline. */
export type ReceiptFigures = z.infer<typeof receiptFigures>;

/** Place of organisations that belong to no region or province. */
export const NOWHERE = 'none';
/** Id of a region or province, or `none`. */
export type NoticePlace = number | typeof NOWHERE;

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
  /** One organisation; without it all that the tab selects. */
  organisationId: id.optional(),
  tab: z.enum(receiptTabs).default('all'),
  search: text(200).default(''),
  region: z.union([z.literal(NOWHERE), id]).optional(),
  province: z.union([z.literal(NOWHERE), id]).optional(),
});
