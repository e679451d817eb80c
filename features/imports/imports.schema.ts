import { z } from 'zod';
import { organisationKinds } from '@/features/organisations/organisations.schema';
import { checkboxField } from '@/lib/command/form-fields';
import { id, text } from '@/lib/command/validation';

/** Kinds of imports: organisations of one kind, college users, staff accounts. */
export const importKinds = [...organisationKinds, 'collegeUsers', 'staff'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importStatuses = [
  ...(['waiting', 'checking', 'checked', 'confirmed'] as const),
  ...(['writing', 'done', 'failed', 'cancelled'] as const),
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Effects of a row, planned or done, in the order of the tabs. */
export const importVerdicts = ['wrong', 'new', 'changed', 'same'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

/** Batch size of checking and writing. */
export const BATCH_ROWS = 200;
/** Time without a heartbeat after which a job is taken over. */
export const STALE_MS = 60_000;
/** Maximum number of automatic attempts. */
export const MAX_ATTEMPTS = 3;

/** Cells of a row by column name. */
export type Cells = Readonly<Record<string, string>>;
/** A cell as it came: text, or the number, truth value or date of a spreadsheet. */
export const rawCell = z.union([z.string(), z.number(), z.boolean(), z.object({ day: z.string() })]);
export type RawCell = z.infer<typeof rawCell>;
/** The cells of a row as they came, in the order of the file. */
export const originalCells = z.object({ cells: z.array(rawCell) });

/** A row of a file with its number there, and its cells as they came. */
export type StagedRow = { number: number; cells: Cells; original?: readonly RawCell[] };
/** A field of an existing record that a row changes, as shown. */
export type RowChange = { column: string; from: string; to: string };
/** Problem of a row; without a column it concerns the whole row. */
export type RowMessage = { column?: string; text: string };

/** Column of a kind; the first heading is that of the template, the others are accepted too. */
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

export type ImportRowEntry = {
  number: number;
  cells: Cells;
  verdict?: ImportVerdict;
  messages: RowMessage[];
  changes: RowChange[];
};

export const cellsSchema = z.record(z.string(), z.string());
export const rowMessagesSchema = z.array(z.object({ column: z.string().optional(), text: z.string() }));

export const rowChangesSchema = z.array(z.object({ column: z.string(), from: z.string(), to: z.string() }));

export const importStagingInput = z.object({
  kind: z.enum(importKinds),
  fileName: text(200),
  total: z.number().int(),
  heading: z.array(z.string()).max(100).default([]),
  format: z.string().max(5).default(''),
  unknown: z.array(text(200)).max(100),
  problem: z.string().optional(),
  detail: text(1_000).default(''),
});

/** Confirmation; invalid rows are skipped only if `skip` is set. */
export const importConfirmationInput = z.object({ id, skip: checkboxField });
