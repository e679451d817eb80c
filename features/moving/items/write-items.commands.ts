import { z } from 'zod';
import {
  addMovedCounts,
  insertMovedItems,
  type MovedItem,
  reserveNewsIds,
  rewriteMovedItem,
} from '@/features/newsroom/item/moved.store';
import { lockMovedItems, type MovedState } from '@/features/newsroom/item/moved-state.store';
import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { movingMessages as words } from '../moving.messages';
import type { SourceItem } from '../moving.schema';
import { lockRunning, type MoveRun } from '../runs/runs.store';
import { buildContent } from './content.store';
import { findFallbackDate } from './fallback-date.store';
import { findOfficePlaces, findRunOffice, toNextOfficeState, toOfficeState } from './office.store';
import { findPlaces } from './places.store';
import type { PreparedItem } from './prepare-items.queries';
import { type ItemResult, saveResults, type Thing } from './results.store';

/** Items written in one transaction. */
export const BATCH = 100;
const BATCH_TIMEOUT_MS = 120_000;
const LEAST_LEVEL = 1;
/** Ids left to the source for items that it makes while both sites are used, and the largest id that leaves room for them. */
const ID_MARGIN = 100_000;
const LARGEST_RESERVED = 2_000_000_000;

/**
 * Writes a batch of a run's items: new ones, and those that changed at the source and were not edited here; the rest is
 * left as it is. A batch that is repeated after an interruption writes nothing twice, as an item's result is committed
 * with it.
 *
 * @returns the number of items that got a result
 */
export const writeItems = command({
  access: 'site.manage',
  input: z.object({ runId: z.number().int(), prepared: z.array(z.custom<PreparedItem>()).max(BATCH) }),
  timeoutMs: BATCH_TIMEOUT_MS,
  run: async ({ runId, prepared }, _viewer, tx) => {
    const run = await lockRunning(tx, runId);
    // Found by their keys alone: with their state PostgreSQL reads all that wait.
    const rows = await tx.moveItem.findMany({
      where: { runId, oldId: { in: prepared.map(({ item }) => item.oldId) } },
      select: { oldId: true, state: true },
    });
    const waiting = new Set(rows.flatMap(({ oldId, state }) => (state === 'waiting' ? [oldId] : [])));
    const items = prepared.filter(({ item }) => waiting.has(item.oldId));
    const { results, touched } = await writeBatch(tx, run, items);
    await saveResults(tx, run, results);
    return { done: results.length, touched };
  },
  invalidates: (_, { touched }) => touched,
});

async function writeBatch(tx: Transaction, run: MoveRun, prepared: readonly PreparedItem[]) {
  const items = prepared.map(({ item }) => item);
  const office = await findRunOffice(tx, run);
  const findPlace = office ? await findOfficePlaces(tx, run, office) : await findPlaces(tx, run, items);
  const things = await readThings(tx, run.sourceId, items);
  const wanted = [...things.values()].flatMap(({ newId }) => newId ?? []);
  const kept = items.flatMap(({ keptId, oldId }) => (keptId === null || things.has(oldId) ? [] : [keptId]));
  const here = await lockMovedItems(tx, [...wanted, ...kept]);
  const results: ItemResult[] = [];
  const inserts: { item: SourceItem; row: MovedItem; result: ItemResult }[] = [];
  const touched = new Set<string>();
  const counts: { id: number; reads: number; shares: number }[] = [];

  for (const { item, hash, found: read, columns } of prepared) {
    const thing = things.get(item.oldId);
    const base = { item, hash, newId: thing?.newId ?? null, dropped: [], picturesWait: false };
    if (!thing) {
      if (item.keptId !== null && here.has(item.keptId)) {
        results.push({ ...base, state: 'conflict', reason: words['moving.reason.idTaken'] });
        continue;
      }
      const publishAt = item.publishAt
        ? new Date(item.publishAt)
        : ((await findFallbackDate(tx, run.sourceId, item, items)) ?? findOwnDate(run));
      if (!publishAt) {
        results.push({ ...base, state: 'failed', reason: words['moving.reason.noDate'] });
        continue;
      }
      const { notes, systemUserId, ...place } = findPlace(item);
      const built = await buildContent(tx, { item, read, place, sourceId: run.sourceId, isLast: isBuiltOnce(run) });
      const waits = built.waits && run.options.pictures !== 'none';
      const result: ItemResult = {
        ...{ ...base, state: 'written', reason: '', dropped: [...built.dropped, ...notes], picturesWait: waits },
        written: { isNew: true, version: 1 },
      };
      results.push(result);
      const row = {
        ...(item.keptId === null ? {} : { id: item.keptId }),
        ...{ content: built.content, status: item.status, level: toLevel(item, run), publishAt, systemUserId },
        ...{ organisationId: place.organisationId, reads: item.reads, shares: item.shares, columns },
        ...(item.canonicalUrl === undefined ? {} : { canonicalUrl: item.canonicalUrl }),
        ...(office && toOfficeState(office, item)),
      };
      inserts.push({ item, row, result });
      for (const name of listTags(row.content.categoryId, row.organisationId)) touched.add(name);
      continue;
    }
    const state = thing.newId === null ? undefined : here.get(thing.newId);
    counts.push(...toNewCounts(item, thing));
    if (thing.hash === hash) {
      results.push({ ...base, state: 'unchanged', reason: '' });
      continue;
    }
    if (!state || state.deleted || state.version !== thing.version) {
      const reason = words[toConflictReason(thing, state)];
      results.push({ ...base, state: 'conflict', reason });
      continue;
    }
    if (office && state.status === 'allow' && !office.mayPublish) {
      results.push({ ...base, state: 'conflict', reason: words['moving.reason.needsApproval'] });
      continue;
    }
    const { notes, systemUserId: _account, ...place } = findPlace(item);
    const at = { ...place, organisationId: state.organisationId };
    const built = await buildContent(tx, {
      ...{ item, read, place: at, sourceId: run.sourceId, before: state.content, isLast: isBuiltOnce(run) },
    });
    const publishAt = item.publishAt ? new Date(item.publishAt) : state.publishAt;
    const next = {
      ...{ content: built.content, status: item.status, level: toLevel(item, run, state.level), publishAt },
      ...(item.canonicalUrl === undefined ? {} : { canonicalUrl: item.canonicalUrl }),
      ...(office && toNextOfficeState(office, item, state)),
    };
    const version = run.isDry ? thing.version : await rewriteMovedItem(tx, state.id, next);
    results.push({
      ...{ ...base, state: 'written', reason: '', dropped: [...built.dropped, ...notes] },
      picturesWait: built.waits && run.options.pictures !== 'none',
      written: { isNew: false, version },
      before: { content: state.content, status: state.status, level: state.level, publishAt: state.publishAt },
    });
    touched.add(tag.news(state.id));
    for (const category of [state.categoryId, place.categoryId])
      for (const name of listTags(category, state.organisationId)) touched.add(name);
  }
  if (!run.isDry) {
    const largest = Math.max(0, ...inserts.map(({ row }) => row.id ?? 0));
    if (largest > 0 && largest <= LARGEST_RESERVED) await reserveNewsIds(tx, largest + ID_MARGIN);
    const ids = await insertMovedItems(
      tx,
      inserts.map(({ row }) => row),
    );
    for (const [index, { result }] of inserts.entries()) result.newId = ids[index] ?? null;
    await addMovedCounts(tx, counts);
  }
  return { results, touched: run.isDry ? [] : [...touched] };
}

async function readThings(tx: Transaction, sourceId: number, items: readonly SourceItem[]) {
  const rows: Thing[] = await tx.moveThing.findMany({
    where: { sourceId, kind: 'news', oldId: { in: items.map(({ oldId }) => oldId) } },
  });
  return new Map(rows.map((row) => [row.oldId, row]));
}

function toConflictReason({ newId }: Thing, state: MovedState | undefined) {
  if (newId === null) return 'moving.reason.idTaken';
  return state && !state.deleted ? 'moving.reason.editedHere' : 'moving.reason.deletedHere';
}

/** Level of an item; one that the source doesn't tell stays, or is that of its organisation. */
export function toLevel({ level, status, oldId }: SourceItem, { findings }: MoveRun, before?: number): number {
  if (status === 'draft') return 0;
  const known = level ?? findings.levels[oldId] ?? before ?? LEAST_LEVEL;
  return status === 'allow' ? Math.max(known, LEAST_LEVEL) : known;
}

/** Date of an item without any: a feed tells of something new. */
const findOwnDate = ({ source, options }: MoveRun): Date | undefined =>
  source.kind === 'feed' || options.organisationId !== null ? getCurrentTime() : undefined;

/** Counts that the source has added since it was read last. */
function toNewCounts({ reads, shares }: SourceItem, { newId, ...base }: Thing) {
  const more = { reads: Math.max(0, reads - base.reads), shares: Math.max(0, shares - base.shares) };
  return newId !== null && more.reads + more.shares > 0 ? [{ id: newId, ...more }] : [];
}

const listTags = (categoryId: number, organisationId: number): string[] => [
  ...[tag.home, tag.lists(), tag.lists(categoryId), tag.organisation(organisationId)],
];

/** True for a run that comes back to none of its items, as one without pictures. */
const isBuiltOnce = ({ options, isDry }: MoveRun): boolean => options.pictures === 'none' && !isDry;
