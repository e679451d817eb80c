import { insertMovedItems, rewriteMovedItem } from '@/features/newsroom/item/moved.store';
import { takeMovedFromBin } from '@/features/newsroom/item/moved-places.store';
import { lockMovedItems, type MovedState } from '@/features/newsroom/item/moved-state.store';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { buildContent, hashItem } from '../items/content.store';
import { findPlaces } from '../items/places.store';
import type { Thing } from '../items/results.store';
import { toLevel } from '../items/write-items.commands';
import { movingMessages as words } from '../moving.messages';
import { type SourceItem, sourceItem } from '../moving.schema';
import { type MoveRun, requireRun } from '../runs/runs.store';
import { decideInput } from './decide.schema';

const TIMEOUT_MS = 120_000;

/**
 * Decides conflicts of a run: what is here stays, or the source's version is taken. Later runs don't ask again until the
 * source changes the item once more. Items that were decided meanwhile are passed over.
 *
 * @returns the number that was decided
 * @throws AppError 'missing', 'conflict' while the run is on its way, or for a dry one
 */
export const decideConflicts = command({
  access: 'site.manage',
  input: decideInput,
  timeoutMs: TIMEOUT_MS,
  run: async ({ runId, oldIds, decision }, _viewer, tx) => {
    await tx.$queryRaw`SELECT id FROM move_run WHERE id = ${runId} FOR UPDATE`;
    const run = await requireRun(runId, tx);
    if (run.isDry || run.status === 'undone')
      throw new AppError('conflict', pickMessage(words, 'moving.conflict.over'));
    if (run.status === 'running' || run.isUndoing)
      throw new AppError('conflict', pickMessage(words, 'moving.conflict.running'));
    const rows = await tx.moveItem.findMany({
      where: { runId, oldId: { in: oldIds }, state: 'conflict', decision: '' },
      orderBy: { position: 'asc' },
    });
    const items = rows.flatMap(({ payload }) => sourceItem.safeParse(payload).data ?? []);
    const things = await tx.moveThing.findMany({
      where: { sourceId: run.sourceId, kind: 'news', oldId: { in: items.map(({ oldId }) => oldId) } },
    });
    const thingOf = new Map(things.map((thing) => [thing.oldId, thing]));
    const touched = new Set<string>();
    if (decision === 'here') for (const item of items) await keepHere(tx, run, item, thingOf.has(item.oldId));
    else {
      const findPlace = await findPlaces(tx, run, items);
      const ids = [...things.flatMap(({ newId }) => newId ?? []), ...items.flatMap(({ keptId }) => keptId ?? [])];
      const here = await lockMovedItems(tx, ids);
      for (const item of items) {
        const taken = { run, item, thing: thingOf.get(item.oldId), here, findPlace };
        for (const name of await takeThere(tx, taken)) touched.add(name);
      }
    }
    return { done: items.length, touched: [...touched] };
  },
  invalidates: (_, { touched }) => touched,
  audit: ({ runId, oldIds, decision }, { done }) =>
    done === 0
      ? undefined
      : { action: 'move.decide', noun: 'move', nounId: runId, after: { decision, oldIds: oldIds.slice(0, done) } },
});

/** The item of here stays: the source's version counts as seen, while the item still counts as edited here. */
async function keepHere(tx: Transaction, { id: runId, sourceId }: MoveRun, item: SourceItem, isKnown: boolean) {
  const [kind, { oldId }, hash] = ['news', item, hashItem(item)] as const;
  const where = { sourceId_kind_oldId: { sourceId, kind, oldId } };
  if (isKnown) await tx.moveThing.update({ where, data: { hash } });
  // Its id is taken by another item, so that nothing of here stands for it.
  else await tx.moveThing.create({ data: { sourceId, kind, oldId, hash, newId: null } });
  await tx.moveItem.update({
    where: { runId_oldId: { runId, oldId } },
    data: { state: 'unchanged', decision: 'here' },
  });
}

type Taken = {
  run: MoveRun;
  item: SourceItem;
  thing: Thing | undefined;
  here: ReadonlyMap<number, MovedState>;
  findPlace: Awaited<ReturnType<typeof findPlaces>>;
};

/** Takes the source's version: into the item that stands for it, else as a new one. */
async function takeThere(tx: Transaction, { run, item, thing, here, findPlace }: Taken): Promise<string[]> {
  const { id: runId, sourceId } = run;
  const state = thing?.newId ? here.get(thing.newId) : undefined;
  const { notes, systemUserId, ...place } = findPlace(item);
  const at = state ? { ...place, organisationId: state.organisationId } : place;
  const built = await buildContent(tx, { item, place: at, sourceId, before: state?.content });
  const publishAt = item.publishAt ? new Date(item.publishAt) : state?.publishAt;
  const { content } = built;
  if (!publishAt) return [];
  const next = { content, status: item.status, level: toLevel(item, run, state?.level), publishAt };
  let newId: number | undefined;
  let version = 1;
  if (state) {
    if (state.deleted) await takeMovedFromBin(tx, state.id);
    version = await rewriteMovedItem(tx, state.id, next);
    newId = state.id;
  } else {
    // Its own id, unless another item has it.
    const id = item.keptId !== null && !here.has(item.keptId) ? { id: item.keptId } : {};
    const counts = { reads: item.reads, shares: item.shares };
    [newId] = await insertMovedItems(tx, [
      { ...id, ...next, ...counts, organisationId: place.organisationId, systemUserId },
    ]);
  }
  if (newId === undefined) return [];
  const row = { newId, hash: hashItem(item), version, office: item.office, category: item.category };
  await tx.moveThing.upsert({
    where: { sourceId_kind_oldId: { sourceId, kind: 'news', oldId: item.oldId } },
    create: { sourceId, kind: 'news', oldId: item.oldId, runId, reads: item.reads, shares: item.shares, ...row },
    update: row,
  });
  const waits = built.waits && run.options.pictures !== 'none';
  // Undone, an item from the bin does not become public again.
  const before = state && {
    ...{ content: state.content, level: state.level, publishAt: state.publishAt },
    status: state.deleted ? ('hide' as const) : state.status,
  };
  await tx.moveItem.update({
    where: { runId_oldId: { runId, oldId: item.oldId } },
    data: {
      ...{ state: 'written', decision: 'there', reason: '', newId, picturesWait: waits },
      dropped: [...built.dropped, ...notes],
      ...(before ? { before: JSON.parse(JSON.stringify(before)) } : {}),
    },
  });
  const categories = [content.categoryId, ...(state ? [state.categoryId] : [])];
  const organisation = tag.organisation(at.organisationId);
  return [tag.news(newId), tag.home, tag.lists(), organisation, ...categories.map((id) => tag.lists(id))];
}
