import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { roleTable } from '@/lib/auth/role-table';
import type { Viewer } from '@/lib/auth/viewer';
import { MAX_ID } from '@/lib/command/ids';
import { id, validate } from '@/lib/command/validation';
import { AppError, isOutage } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { gatewayMessages } from '@/lib/http/messages';
import { describeError, log } from '@/lib/log/log';
import { type KeyedMessage, pickMessage } from '@/lib/messages/message';
import { requestContext } from '@/lib/request/context';
import { recategorise } from '../item/save.commands';
import { passNews } from '../undecided/undecided.commands';
import { transitionNews } from '../workflow/workflow.commands';
import { newsroomBulkMessages } from './list.messages';
import { bulkTasks, MAX_BULK_ITEMS } from './list.schema';

/**
 * Result of a bulk task for one item; `message` is the reason if it was refused. `after` is the item as the task left it,
 * with the level that it had before.
 */
export type BulkResult = { id: number; ok: boolean; message: string; after?: { version: number; level: number } };

const bulkInput = z.object({
  items: z
    .array(z.object({ id, version: z.coerce.number().int().min(1).max(MAX_ID) }), errorMessages['errors.invalid'])
    .min(1, newsroomBulkMessages['newsroomBulk.none'])
    .max(MAX_BULK_ITEMS, newsroomBulkMessages['newsroomBulk.many']),
  task: z.enum(bulkTasks, newsroomBulkMessages['newsroomBulk.noTask']),
  categoryId: z.preprocess((value) => value || undefined, id.optional()),
  comment: z.string().optional(),
  stub: z.boolean().optional(),
});
type Bulk = z.infer<typeof bulkInput>;

/**
 * Runs a task on several items, each in its own transaction: a refusal for one leaves the others done.
 *
 * @param raw `items` of id and version, at most 48; `task`; with 'move' the `categoryId`; with 'hide' a `comment` and
 *   `stub`
 * @returns the result of each item, in the order sent; an item that was sent twice counts once
 * @throws AppError 'invalid' before anything is done
 */
export async function runBulkTask(raw: object, viewer: Viewer): Promise<BulkResult[]> {
  const parsed = validate(bulkInput, raw);
  if (!parsed.success) throw new AppError('invalid', findErrorMessage(parsed.fields));
  const { data } = parsed;
  if (data.task === 'move' && data.categoryId === undefined) {
    throw new AppError('invalid', pickMessage(newsroomBulkMessages, 'newsroomBulk.noCategory'), {
      categoryId: newsroomBulkMessages['newsroomBulk.noCategory'],
    });
  }
  const items = new Map(data.items.map((item) => [item.id, item]));
  const results: BulkResult[] = [];
  for (const item of items.values()) results.push(await tryTask(item, data, viewer));
  return results;
}

const inputKeys = ['newsroomBulk.none', 'newsroomBulk.many', 'newsroomBulk.noTask'] as const;

/** Message of the first error; errors that our own pages can't cause share the general one. */
function findErrorMessage(fields: Readonly<Record<string, string>>): KeyedMessage {
  const [key] = Object.values(fields).flatMap((text) => inputKeys.filter((one) => newsroomBulkMessages[one] === text));
  return key ? pickMessage(newsroomBulkMessages, key) : pickMessage(errorMessages, 'errors.invalid');
}

/** Runs the task on one item and turns an error into a message, so that the next item gets its turn. */
async function tryTask(item: Bulk['items'][number], data: Bulk, viewer: Viewer): Promise<BulkResult> {
  try {
    return { id: item.id, ok: true, ...(await runTask(item, data, viewer)) };
  } catch (error) {
    return { id: item.id, ok: false, message: formatError(error) };
  }
}

type TaskResult = Pick<BulkResult, 'message' | 'after'>;

async function runTask(item: Bulk['items'][number], data: Bulk, viewer: Viewer): Promise<TaskResult> {
  const { task, categoryId, comment, stub } = data;
  if (task === 'move') {
    const { state } = await recategorise({ ...item, categoryId }, viewer);
    return { message: state === 'pending' ? newsroomBulkMessages['newsroomBulk.pending'] : '' };
  }
  if (task === 'pass') {
    const { version } = await passNews({ ...item, pass: 'yes' }, viewer);
    return { message: '', after: { version, level: 0 } };
  }
  const more = task === 'hide' ? { comment, stub } : {};
  const step = task === 'raise' ? { event: 'lift', level: roleTable[viewer.role].publishLevel } : { event: task };
  const { version, before } = await transitionNews({ ...item, ...step, ...more }, viewer);
  return { message: '', after: { version, level: before.level } };
}

/** Message of an error, with the missing fields of an incomplete item; a bug is logged. */
export function formatError(error: unknown): string {
  if (error instanceof AppError) {
    return [error.text, ...new Set(Object.values(error.fields))].join(' · ');
  }
  if (isOutage(error)) return gatewayMessages['front.away'].th;
  const request = requestContext.getStore()?.id ?? randomUUID();
  log.error({ request, error: describeError(error) }, 'a step of several failed');
  return `${errorMessages['errors.broken']} (${request})`;
}
