import { z } from 'zod';
import { organisationKinds } from '@/features/organisations/organisations.schema';
import { checkboxField } from '@/lib/command/form-fields';
import { id, text } from '@/lib/command/validation';

/** What a file may bring: organisations of one kind, the people of colleges, accounts of offices. */
export const importKinds = [...organisationKinds, 'collegeUsers', 'staff'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importStatuses = [
  ...(['waiting', 'checking', 'checked', 'confirmed'] as const),
  ...(['writing', 'done', 'failed', 'cancelled'] as const),
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** What would happen, or has happened, to a row, in the order of the tabs. */
export const importVerdicts = ['wrong', 'new', 'changed', 'same'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

/** Rows checked or written at once. */
export const BATCH_ROWS = 200;
/** A job whose runner has not been heard of for so long is taken up again. */
export const STALE_MS = 60_000;
/** So often a job is taken up by itself. */
export const MAX_ATTEMPTS = 3;

/** Fields of a kind's rows by their names. */
export type Cells = Readonly<Record<string, string>>;
/** What is wrong with a row; without a column, with the row as a whole. */
export type RowMessage = { column?: string; text: string };

/** A column of a kind: the heading of the template first, then other headings by which it is known. */
export type ImportColumn = {
  name: string;
  headings: readonly [string, ...string[]];
  required?: boolean;
  example: string;
  note: string;
};

export const importCounts = z.object({
  new: z.number().default(0),
  changed: z.number().default(0),
  same: z.number().default(0),
  wrong: z.number().default(0),
});
export type ImportCounts = z.infer<typeof importCounts>;

export type ImportJob = {
  id: number;
  kind: ImportKind;
  status: ImportStatus;
  fileName: string;
  total: number;
  progress: number;
  counts: ImportCounts;
  unknown: string[];
  problem?: string;
  detail: string;
  createdAt: Date;
  finishedAt?: Date;
  /** Whether its runner went silent. */
  isStale: boolean;
};

export type ImportRowEntry = { number: number; cells: Cells; verdict?: ImportVerdict; messages: RowMessage[] };

export const cellsSchema = z.record(z.string(), z.string());
export const rowMessagesSchema = z.array(z.object({ column: z.string().optional(), text: z.string() }));

export const importStagingInput = z.object({
  kind: z.enum(importKinds),
  fileName: text(200),
  total: z.number().int(),
  unknown: z.array(text(200)).max(100),
  problem: z.string().optional(),
  detail: text(1_000).default(''),
});

export const importJobIdInput = z.object({ id });
/** Rows that are wrong are left out only by somebody who has said so. */
export const importConfirmationInput = z.object({ id, skip: checkboxField });
