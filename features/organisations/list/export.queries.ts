import type { Viewer } from '@/lib/auth/viewer';
import { listOrderedFigures, listRowsByFigures } from './list.queries';
import type { OrganisationChoice } from './list.rules';
import type { OrganisationListScope, OrganisationRow } from './list.schema';

/** Rows read at once. */
const BATCH_ROWS = 500;

/** How many rows of a list go into a file, and the rows themselves in the list's order, in batches. */
export async function buildOrganisationExport(
  viewer: Viewer,
  place: OrganisationListScope,
  choice: OrganisationChoice,
  now: Date,
) {
  const ordered = await listOrderedFigures(viewer, place, choice, now);
  async function* batches(): AsyncGenerator<OrganisationRow[]> {
    for (let start = 0; start < ordered.length; start += BATCH_ROWS) {
      yield await listRowsByFigures(viewer, place, ordered.slice(start, start + BATCH_ROWS), now);
    }
  }
  return { total: ordered.length, batches: batches() };
}
