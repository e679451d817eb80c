import { setImmediate } from 'node:timers/promises';
import { buildTextColumns, type TextColumns } from '@/features/newsroom/item/moved.store';
import { db } from '@/lib/db/db';
import { type ForeignHtml, readForeignHtml } from '@/lib/rich-text/foreign-html';
import type { SourceItem } from '../moving.schema';
import type { MoveRun } from '../runs/runs.store';
import { fitDetail, fitTopic, hashItem } from './content.store';

/** An item, and all that can be made of it without locks; an item that hasn't changed at the source has no more. */
export type PreparedItem = {
  item: SourceItem;
  hash: string;
  /** Its text, as read while none of its pictures and links is here. */
  found?: ForeignHtml;
  /** Columns of that text, which stay as long as no picture and no link changes it. */
  columns?: TextColumns;
};

/**
 * Prepares items while others are written: most of the time of moving an item is the reading of its text.
 *
 * @returns the same items in the same order; an office's are without ids and addresses, which are of the whole portal
 */
export async function prepareItems(run: MoveRun, items: readonly SourceItem[]): Promise<PreparedItem[]> {
  const own =
    run.options.organisationId === null ? items : items.map((item) => ({ ...item, keptId: null, addresses: [] }));
  const things = await db.moveThing.findMany({
    where: { sourceId: run.sourceId, kind: 'news', oldId: { in: own.map(({ oldId }) => oldId) } },
    select: { oldId: true, hash: true },
  });
  const known = new Map(things.map(({ oldId, hash }) => [oldId, hash]));
  const prepared: PreparedItem[] = [];
  for (const item of own) {
    const hash = hashItem(item);
    prepared.push(known.get(item.oldId) === hash ? { item, hash } : { item, hash, ...prepareText(item) });
    // Lets the answers of the database to those that are being written through.
    await setImmediate();
  }
  return prepared;
}

/** A text that can't be read fails once more when its item is written, where that is the result of this item alone. */
function prepareText(item: SourceItem): Pick<PreparedItem, 'found' | 'columns'> {
  try {
    const found = readForeignHtml(item.html, () => undefined);
    const detail = fitDetail(found.html, []);
    return { found, columns: buildTextColumns({ topic: fitTopic(item, detail, []), detail }) };
  } catch {
    return {};
  }
}
