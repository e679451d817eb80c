import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { FetchedPicture } from '@/features/media/fetched.store';
import { rewriteMovedItem } from '@/features/newsroom/item/moved.store';
import { lockMovedItems } from '@/features/newsroom/item/moved-state.store';
import { command } from '@/lib/command/command';
import { db } from '@/lib/db/db';
import { tag } from '@/lib/request/context';
import { toFilePath } from '../addresses/address-key';
import { movingMessages as words } from '../moving.messages';
import { type Dropped, dropped, sourceItem } from '../moving.schema';
import { lockRunning, requireRun } from '../runs/runs.store';
import { buildContent } from './content.store';

const PICTURES_TIMEOUT_MS = 60_000;

/** Keys of files that have been asked for already, without those that are to be tried again. */
export async function listKnownFiles(sourceId: number, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.moveFile.findMany({
    where: { sourceId, address: { in: [...keys] }, againAt: null },
    select: { address: true },
  });
  return new Set(rows.map(({ address }) => address));
}

/** Records a file that was fetched, or the reason why it could not be, and when it is tried again. */
export async function saveFile(
  sourceId: number,
  address: string,
  result: { file: FetchedPicture } | { reason: string },
  again: { tries: number; againAt: Date | null } = { tries: 0, againAt: null },
): Promise<void> {
  const row = { ...again, ...('file' in result ? { file: result.file, reason: '' } : { reason: result.reason }) };
  await db.moveFile.upsert({
    where: { sourceId_address: { sourceId, address } },
    create: { sourceId, address, path: toFilePath(address), ...row },
    update: row,
  });
}

/**
 * Puts the pictures of an item into it, once all of its files have been asked for. An item that somebody edited since it
 * was written keeps what they made of it, without the pictures. With `laterAt` some are tried again then.
 */
export const writePictures = command({
  access: 'site.manage',
  input: z.object({
    runId: z.number().int(),
    item: sourceItem,
    isLate: z.boolean().default(false),
    laterAt: z.date().optional(),
  }),
  timeoutMs: PICTURES_TIMEOUT_MS,
  run: async ({ runId, item, isLate, laterAt }, _viewer, tx) => {
    // Pictures that were left for later come when the run has ended.
    const run = isLate ? await requireRun(runId, tx) : await lockRunning(tx, runId);
    const { sourceId } = run;
    const where = { sourceId_kind_oldId: { sourceId, kind: 'news', oldId: item.oldId } };
    const thing = await tx.moveThing.findUnique({ where });
    const here = thing?.newId ? (await lockMovedItems(tx, [thing.newId])).get(thing.newId) : undefined;
    const ofItem = { where: { runId_oldId: { runId, oldId: item.oldId } } };
    if (!thing || !here || here.deleted || here.version !== thing.version) {
      const reason = words['moving.reason.editedHere'];
      await tx.moveItem.update({ ...ofItem, data: { picturesWait: false, reason } });
      return { touched: [] };
    }
    const place = { ...here.content, organisationId: here.organisationId, categoryId: here.categoryId };
    const built = await buildContent(tx, { item, place, sourceId, before: here.content, isLast: true });
    const hasChanged = !isDeepStrictEqual(built.content, here.content);
    if (hasChanged) {
      const { status, level, publishAt } = here;
      const version = await rewriteMovedItem(tx, here.id, { content: built.content, status, level, publishAt });
      await tx.moveThing.update({ where, data: { version } });
    }
    const written = await tx.moveItem.findUnique({ ...ofItem, select: { dropped: true } });
    const losses = [...built.dropped, ...listPlaceNotes(written?.dropped)];
    await tx.moveItem.update({
      ...ofItem,
      data: { picturesWait: laterAt !== undefined, picturesAt: laterAt ?? null, dropped: losses },
    });
    return { touched: hasChanged ? [tag.news(here.id), tag.home, tag.lists(), tag.lists(here.categoryId)] : [] };
  },
  invalidates: (_, { touched }) => touched,
});

/** Notes on the office and the category of an item, which were taken when it was written. */
const listPlaceNotes = (stored: unknown): Dropped[] =>
  z
    .array(dropped)
    .catch([])
    .parse(stored)
    .filter(({ kind }) => kind === 'office' || kind === 'category');
