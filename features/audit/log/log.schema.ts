import { z } from 'zod';
import { text } from '@/lib/command/validation';
import { sheetFormats } from '@/lib/files/sheet-format';
import type { ReferenceNames } from './changes.rules';

/** Outcomes of an action. */
export const auditOutcomes = ['done', 'refused', 'ignored'] as const;

/** Page size. */
export const AUDIT_ROWS = 50;
/** Counting limit: a table of millions is never counted completely. */
export const COUNTED_ROWS = 10_000;

export type AuditEntry = {
  id: string;
  at: Date;
  actorName: string;
  accountId?: number;
  action: string;
  noun: string;
  nounId?: string;
  /** Name of the object: the current one, else that in the entry itself. */
  thing?: string;
  address?: string;
  outcome: string;
};
/** An entry with the logged states before and after, and the names of the objects to which they refer. */
export type AuditDetail = AuditEntry & { before: unknown; after: unknown; references: ReferenceNames };

/** A page of the log, older or newer than the cursor. */
export type AuditPage = { items: AuditEntry[]; hasOlder: boolean; hasNewer: boolean };

export const auditExportInput = z.object({ format: z.enum(sheetFormats), query: text(2_000) });
