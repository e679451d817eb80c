import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { readInBatches } from '@/lib/list/in-batches';
import { sortByIds } from '@/lib/list/sort-by-ids';
import { listOfficeIds } from './counts.queries';
import type { NewsroomListScope } from './counts.schema';
import { buildNewsroomOrder, buildNewsroomWhere } from './list.queries';
import { type NewsroomRow, newsroomRowColumns, toNewsroomRow } from './list.rows';
import type { NewsroomChoice } from './list.rules';
import { searchListed } from './searched.queries';

/** Maximum number of rows in a file. */
export const MAX_EXPORT_ROWS = 20_000;
/** Batch size. */
const BATCH_ROWS = 1_000;

/** Ids of the rows to export, in the list's order; read first, so that saves in between don't move any. */
export async function listNewsroomExportIds(
  viewer: Viewer,
  place: NewsroomListScope,
  choice: NewsroomChoice,
  now: Date,
): Promise<number[]> {
  if (choice.needle !== '') {
    const offices = await listOfficeIds(viewer, place, choice);
    return (await searchListed({ viewer, place, choice, offices, now, skip: 0, take: MAX_EXPORT_ROWS })).ids;
  }
  const where = await buildNewsroomWhere(viewer, place, choice, now);
  const rows = await db.news.findMany({
    where,
    select: { id: true },
    orderBy: buildNewsroomOrder(choice),
    take: MAX_EXPORT_ROWS,
  });
  return rows.map(({ id }) => id);
}

/**
 * Rows for the ids, in their order and in batches; the list's condition, and with it the viewer's rights, is applied
 * again, but for its search.
 */
export function listNewsroomExportRows(
  viewer: Viewer,
  place: NewsroomListScope,
  choice: NewsroomChoice,
  now: Date,
  ids: readonly number[],
): AsyncGenerator<NewsroomRow[]> {
  return readInBatches(ids, BATCH_ROWS, async (batch) => {
    const where = { AND: [await buildNewsroomWhere(viewer, place, choice, now), { id: { in: [...batch] } }] };
    const rows = await db.news.findMany({ where, select: newsroomRowColumns });
    return sortByIds(batch, rows).map(toNewsroomRow);
  });
}
