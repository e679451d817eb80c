import { z } from 'zod';
import { text } from '@/lib/command/validation';
import { sheetFormats } from '@/lib/files/sheet-format';

/** How what was tried ended. */
export const auditOutcomes = ['done', 'refused', 'ignored'] as const;
export type AuditOutcome = (typeof auditOutcomes)[number];

/** Rows of a page. */
export const AUDIT_ROWS = 50;
/** So many are counted at most; a table of millions is never counted whole. */
export const COUNTED_ROWS = 10_000;

/** A line of the log in the list. */
export type AuditEntry = {
  id: string;
  at: Date;
  actorName: string;
  accountId?: number;
  action: string;
  noun: string;
  nounId?: string;
  /** The present name of what was done to. */
  thing?: string;
  address?: string;
  outcome: string;
};
/** A line with what it keeps of before and after. */
export type AuditDetail = AuditEntry & { before: unknown; after: unknown };

/** A page of the log: the newest rows behind a mark, or the oldest before it. */
export type AuditPage = { items: AuditEntry[]; hasOlder: boolean; hasNewer: boolean };

export const auditExportInput = z.object({ format: z.enum(sheetFormats), query: text(2_000) });
