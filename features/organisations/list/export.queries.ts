import type { Viewer } from '@/lib/auth/viewer';
import type { OrganisationRow } from './list.queries';
import { listOrderedFigures, listRowsByFigures } from './list.queries';
import type { OrganisationChoice } from './list.rules';
import type { OrganisationListScope } from './list.schema';

/** Batch size. */
const BATCH_ROWS = 500;

/** Number of rows to export, and the rows themselves in the list's order, in batches. */
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
