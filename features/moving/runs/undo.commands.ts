import { z } from 'zod';
import { removeMovedItems, rewriteMovedItem } from '@/features/newsroom/item/moved.store';
import { lockMovedItems } from '@/features/newsroom/item/moved-state.store';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { LOGO_ID } from '@/lib/site/schema';
import { formatNumber } from '@/lib/time/format';
import { storedBefore } from '../items/content.store';
import { movingMessages as words } from '../moving.messages';
import { requireRun } from './runs.store';

const BATCH = 200;
const TIMEOUT_MS = 60_000;
const access = 'site.manage';
const input = z.object({ id: z.number().int() });
const numbers = z.array(z.object({ items: z.number() }));

/**
 * Undoes a run: the items that it made are removed, and those that it changed get their former content back. Interrupted,
 * it goes on when it is called again.
 *
 * @param report called with the number of items undone so far
 * @throws AppError 'conflict' if the run is not over, was undone, has a later one after it, or if somebody edited one of
 *   its items
 */
export async function undoMove(id: number, viewer: Viewer, report: (done: number) => void): Promise<{ items: number }> {
  await checkUndo({ id }, viewer);
  let items = 0;
  for (;;) {
    const { done } = await undoBatch({ id }, viewer);
    items += done;
    if (done === 0) break;
    report(items);
  }
  await finishUndo({ id }, viewer);
  return { items };
}

const checkUndo = command({
  access,
  input,
  run: async ({ id }, _viewer, tx) => assertUndoable(tx, id),
});

/**
 * Checks that a run can be undone as a whole.
 *
 * @throws AppError 'missing', 'conflict' as `undoMove`
 */
export async function assertUndoable(tx: Transaction, id: number) {
  const run = await requireRun(id, tx);
  if (run.isDry || run.status === 'running' || run.status === 'undone')
    throw new AppError('conflict', pickMessage(words, 'moving.notUndoable'));
  const later = await tx.moveItem.findFirst({
    where: {
      state: 'written',
      run: { sourceId: run.sourceId, id: { gt: id }, isDry: false, status: { not: 'undone' } },
    },
    select: { runId: true },
  });
  if (later) throw new AppError('conflict', pickMessage(words, 'moving.laterRun'));
  const [edited] = numbers.parse(
    await tx.$queryRaw`
      SELECT count(*)::int AS items FROM move_item m
      JOIN move_thing t ON t.source_id = ${run.sourceId} AND t.kind = 'news' AND t.old_id = m.old_id
      JOIN news n ON n.id = t.new_id
      WHERE m.run_id = ${id} AND m.state = 'written' AND t.hash <> '' AND n.version <> t.version`,
  );
  if (edited && edited.items > 0) {
    const { key, text } = pickMessage(words, 'moving.edited');
    throw new AppError('conflict', { key, text: `${text} (${formatNumber(edited.items)})` });
  }
  return run;
}

/** Undoes some items; an item that was edited since the check stays. */
const undoBatch = command({
  access,
  input,
  timeoutMs: TIMEOUT_MS,
  run: async ({ id }, _viewer, tx) => {
    const run = await requireRun(id, tx);
    const rows = await tx.moveItem.findMany({
      where: { runId: id, state: 'written' },
      select: { oldId: true, before: true },
      orderBy: { position: 'asc' },
      take: BATCH,
    });
    const oldIds = rows.map(({ oldId }) => oldId);
    const things = await tx.moveThing.findMany({
      where: { sourceId: run.sourceId, kind: 'news', oldId: { in: oldIds } },
    });
    const here = await lockMovedItems(
      tx,
      things.flatMap(({ newId }) => newId ?? []),
    );
    const touched = new Set<string>();
    const stays: string[] = [];
    const removed: { oldId: string; newId: number }[] = [];
    for (const { oldId, newId, version } of things) {
      const state = newId === null ? undefined : here.get(newId);
      const before = rows.find((row) => row.oldId === oldId)?.before;
      if (!state || state.version !== version) {
        stays.push(oldId);
        continue;
      }
      for (const name of [tag.news(state.id), tag.lists(state.categoryId), tag.organisation(state.organisationId)])
        touched.add(name);
      if (before === null || before === undefined) removed.push({ oldId, newId: state.id });
      else {
        const next = await rewriteMovedItem(tx, state.id, storedBefore.parse(before));
        // Without its hash the next run finds the item changed at the source, as it is.
        await tx.moveThing.update({
          where: { sourceId_kind_oldId: { sourceId: run.sourceId, kind: 'news', oldId } },
          data: { hash: '', version: next },
        });
      }
    }
    await removeMovedItems(
      tx,
      removed.map(({ newId }) => newId),
    );
    await tx.moveThing.deleteMany({
      where: { sourceId: run.sourceId, kind: 'news', oldId: { in: removed.map(({ oldId }) => oldId) } },
    });
    const ofRun = { runId: id, state: 'written' } as const;
    await tx.moveItem.updateMany({
      where: { ...ofRun, oldId: { in: stays } },
      data: { state: 'conflict', picturesWait: false, reason: words['moving.reason.editedHere'] },
    });
    await tx.moveItem.updateMany({
      where: { ...ofRun, oldId: { in: oldIds } },
      data: { state: 'undone', picturesWait: false },
    });
    return { done: rows.length, touched: touched.size > 0 ? [...touched, tag.home, tag.lists()] : [] };
  },
  invalidates: (_, { touched }) => touched,
});

/** Removes what else the run made, as far as nothing uses it, and closes it. */
const finishUndo = command({
  access,
  input,
  run: async ({ id }, _viewer, tx) => {
    const things = await tx.moveThing.findMany({ where: { runId: id, kind: { not: 'news' } } });
    const idsOf = (kind: string) => things.flatMap((one) => (one.kind === kind ? (one.newId ?? []) : []));
    await tx.banner.deleteMany({ where: { id: { in: idsOf('banner') } } });
    await tx.link.deleteMany({ where: { id: { in: idsOf('link') } } });
    await tx.logo.updateMany({ where: { id: LOGO_ID, mediaId: { in: idsOf('logo') } }, data: { mediaId: null } });
    const empty = await tx.category.findMany({
      where: { id: { in: idsOf('category') }, news: { none: {} } },
      select: { id: true },
    });
    const gone = empty.map((category) => category.id);
    await tx.category.deleteMany({ where: { id: { in: gone } } });
    await tx.moveMapping.deleteMany({ where: { kind: 'category', targetId: { in: gone } } });
    await tx.moveThing.deleteMany({ where: { runId: id, kind: { not: 'news' } } });
    await tx.moveRun.update({ where: { id }, data: { status: 'undone', isUndoing: false, problem: '' } });
    return { categories: gone.length };
  },
  invalidates: () => [tag.categories, tag.banners, tag.links, tag.logo, tag.home, tag.lists()],
  audit: ({ id }) => ({ action: 'move.undo', noun: 'move', nounId: id }),
});
