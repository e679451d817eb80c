import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { MAX_ID } from '@/lib/command/ids';
import { id, validate } from '@/lib/command/validation';
import { createInvalidError } from '@/lib/errors/errors';
import { passNews } from '../undecided/undecided.commands';
import { transitionNews } from '../workflow/workflow.commands';
import type { NewsEvent } from '../workflow/workflow.schema';
import { type BulkResult, formatError } from './list.commands';
import { type BulkTask, MAX_BULK_ITEMS } from './list.schema';

/** Bulk tasks that can be undone, with the step that leads back; `raise` gives the former level again. */
const undoSteps = {
  raise: 'lift',
  submit: 'takeBack',
  hide: 'show',
  bin: 'unbin',
  unbin: 'bin',
} as const satisfies Partial<Record<BulkTask, NewsEvent>>;
const undoable = ['raise', 'submit', 'hide', 'bin', 'unbin', 'pass'] as const;

const undoInput = z.object({
  task: z.enum(undoable),
  items: z
    .array(z.object({ id, version: z.number().int().min(1).max(MAX_ID), level: z.number().int().min(0).max(3) }))
    .min(1)
    .max(MAX_BULK_ITEMS),
});
type Undo = z.infer<typeof undoInput>;

/**
 * Fields that undo a bulk task when sent to its form: the items as the task left them. Undefined if there is no way back.
 */
export function toBulkUndo(task: string, results: readonly BulkResult[]): Record<string, string> | undefined {
  const items = results.flatMap(({ id, after }) => (after ? [{ id, ...after }] : []));
  if (items.length === 0 || !undoable.some((one) => one === task)) return undefined;
  return { event: 'undo', task, items: JSON.stringify(items) };
}

/**
 * Undoes a bulk task, item by item: one that somebody has changed since stays as it is, and so does one on which the
 * viewer may not take the way back.
 *
 * @throws AppError 'invalid' for anything but the fields of `toBulkUndo`
 */
export async function undoBulkTask(raw: object, viewer: Viewer): Promise<BulkResult[]> {
  const parsed = validate(undoInput, raw);
  if (!parsed.success) throw createInvalidError({});
  const results: BulkResult[] = [];
  for (const item of parsed.data.items) results.push(await tryUndo(item, parsed.data.task, viewer));
  return results;
}

async function tryUndo(item: Undo['items'][number], task: Undo['task'], viewer: Viewer): Promise<BulkResult> {
  try {
    await undo(item, task, viewer);
    return { id: item.id, ok: true, message: '' };
  } catch (error) {
    return { id: item.id, ok: false, message: formatError(error) };
  }
}

function undo({ id, version, level }: Undo['items'][number], task: Undo['task'], viewer: Viewer): Promise<unknown> {
  if (task === 'pass') return passNews({ id, version, pass: 'no' }, viewer);
  const more = task === 'raise' ? { level, lowers: true } : {};
  return transitionNews({ id, version, event: undoSteps[task], ...more }, viewer);
}
