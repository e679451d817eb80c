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
/** A row of a file with its number there. */
export type StagedRow = { number: number; cells: Cells };
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

/** Confirmation; invalid rows are skipped only if `skip` is set. */
export const importConfirmationInput = z.object({ id, skip: checkboxField });
