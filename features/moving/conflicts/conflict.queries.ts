import type { NewsContent } from '@/features/newsroom/item/content.schema';
import { readMovedItems } from '@/features/newsroom/item/moved-state.store';
import { db } from '@/lib/db/db';
import { readForeignHtml } from '@/lib/rich-text/foreign-html';
import { sourceItem } from '../moving.schema';
import { readMappings } from '../site/mappings.store';

/** Pictures in a text: the old site's are not fetched before somebody wants that version. */
const FIGURES = /<figure\b[^>]*>.*?<\/figure>/gs;

/**
 * Both sides of a conflict: the item here, and as the source has it now, without pictures, which are compared by nobody.
 * Undefined if there is no such conflict, or if it was decided; `here` is undefined for an item that is gone.
 */
export async function findConflict(runId: number, oldId: string) {
  const row = await db.moveItem.findUnique({
    where: { runId_oldId: { runId, oldId } },
    include: { run: { select: { sourceId: true, isDry: true } } },
  });
  const item = sourceItem.safeParse(row?.payload).data;
  if (row?.state !== 'conflict' || row.decision !== '' || !item) return undefined;
  const { sourceId, isDry } = row.run;
  const thing = await db.moveThing.findUnique({
    where: { sourceId_kind_oldId: { sourceId, kind: 'news', oldId } },
    select: { newId: true },
  });
  const id = thing?.newId ?? item.keptId ?? 0;
  const [found, categories] = await Promise.all([
    readMovedItems(db, [id]),
    db.$transaction((tx) => readMappings(tx, sourceId, 'category')),
  ]);
  const state = found.get(id);
  const here = state && { id, isDeleted: state.deleted, content: withoutFigures(state.content) };
  const there = here && {
    ...here.content,
    ...{ topic: item.topic, detail: readForeignHtml(item.html, () => undefined).html, videoLinks: item.videoLinks },
    ...{ categoryId: categories.get(item.category) ?? here.content.categoryId },
    publishAt: item.publishAt ?? here.content.publishAt,
  };
  return { item, here, there, reason: row.reason, isDry };
}
export type Conflict = NonNullable<Awaited<ReturnType<typeof findConflict>>>;

const withoutFigures = (content: NewsContent): NewsContent => ({
  ...content,
  detail: content.detail.replace(FIGURES, ''),
});

const openOf = (runId: number) => ({ runId, state: 'conflict' as const, decision: '' });

/** Old ids of the conflicts of a run that are to be decided, in the source's order. */
export async function listOpenConflicts(runId: number, take: number): Promise<string[]> {
  if (!Number.isInteger(runId)) return [];
  const rows = await db.moveItem.findMany({
    ...{ where: openOf(runId), select: { oldId: true }, orderBy: { position: 'asc' }, take },
  });
  return rows.map(({ oldId }) => oldId);
}

export const countOpenConflicts = (runId: number): Promise<number> => db.moveItem.count({ where: openOf(runId) });

/** Conflicts of a run that are to be decided, with their headlines at the source and their reasons. */
export async function listOpenItems(runId: number, take: number) {
  const rows = await db.moveItem.findMany({
    where: openOf(runId),
    select: { oldId: true, reason: true, payload: true },
    orderBy: { position: 'asc' },
    take,
  });
  return rows.map(({ payload, ...row }) => ({ ...row, topic: sourceItem.safeParse(payload).data?.topic ?? '' }));
}
