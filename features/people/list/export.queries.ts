import type { Viewer } from '@/lib/auth/viewer';
import { listPeopleByIds, listPeopleIds } from './list.queries';
import type { PeopleChoice } from './list.rules';
import type { PersonRow } from './list.schema';

/** Rows of a file at most. */
const EXPORT_ROWS = 20_000;
/** Rows read at once. */
const BATCH_ROWS = 1_000;

/** Which people of a list go into a file, in the list's order. */
export const listPeopleExportIds = (viewer: Viewer, choice: PeopleChoice, now: Date): Promise<number[]> =>
  listPeopleIds(viewer, choice, now, EXPORT_ROWS);

/** The people behind the ids, in their order and in batches; what the viewer manages counts again. */
export async function* listPeopleExportRows(
  viewer: Viewer,
  { kind }: PeopleChoice,
  now: Date,
  ids: readonly number[],
): AsyncGenerator<PersonRow[]> {
  for (let start = 0; start < ids.length; start += BATCH_ROWS)
    yield listPeopleByIds(viewer, kind, ids.slice(start, start + BATCH_ROWS), now);
}
