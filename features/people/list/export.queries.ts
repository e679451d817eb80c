import type { Viewer } from '@/lib/auth/viewer';
import { listPeopleByIds, listPeopleIds } from './list.queries';
import type { PeopleChoice } from './list.rules';
import type { PersonRow } from './list.schema';

/** Maximum rows of an exported file. */
const EXPORT_ROWS = 20_000;
/** Batch size of reading. */
const BATCH_ROWS = 1_000;

/** Account ids of the people to export, in the order of the list. */
export const listPeopleExportIds = (viewer: Viewer, choice: PeopleChoice, now: Date): Promise<number[]> =>
  listPeopleIds(viewer, choice, now, EXPORT_ROWS);

/** People by id, in that order and in batches; the viewer's rights are checked again. */
export async function* listPeopleExportRows(
  viewer: Viewer,
  { kind }: PeopleChoice,
  now: Date,
  ids: readonly number[],
): AsyncGenerator<PersonRow[]> {
  for (let start = 0; start < ids.length; start += BATCH_ROWS)
    yield listPeopleByIds(viewer, kind, ids.slice(start, start + BATCH_ROWS), now);
}
