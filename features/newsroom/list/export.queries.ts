import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import type { NewsroomPlace } from './counts.schema';
import { orderOf, rowColumns, toRow, whereOf } from './list.queries';
import type { NewsroomChoice } from './list.rules';
import type { NewsroomRow } from './list.schema';

/** Rows of a file at most. */
export const EXPORT_ROWS = 20_000;
/** Rows read at once. */
const BATCH_ROWS = 1_000;

/** Which rows of a list go into a file, in the list's order; what is saved meanwhile moves none of them. */
export async function listExportIds(
  viewer: Viewer,
  place: NewsroomPlace,
  choice: NewsroomChoice,
  now: Date,
): Promise<number[]> {
  const where = whereOf(viewer, place, choice, now);
  const rows = await db.news.findMany({ where, select: { id: true }, orderBy: orderOf(choice), take: EXPORT_ROWS });
  return rows.map(({ id }) => id);
}

/** The rows behind the ids, in their order and in batches; the list's condition, and with it the viewer's rights, counts again. */
export async function* readExportRows(
  viewer: Viewer,
  place: NewsroomPlace,
  choice: NewsroomChoice,
  now: Date,
  ids: readonly number[],
): AsyncGenerator<NewsroomRow[]> {
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const batch = ids.slice(start, start + BATCH_ROWS);
    const where = { AND: [whereOf(viewer, place, choice, now), { id: { in: batch } }] };
    const rows = await db.news.findMany({ where, select: rowColumns });
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield batch.flatMap((id) => byId.get(id) ?? []).map(toRow);
  }
}
