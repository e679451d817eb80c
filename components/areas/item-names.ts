import { findOrganisationName } from '@/features/organisations/organisations.queries';
import { findPersonName } from '@/features/people/list/list.queries';
import type { AreaRow, ScreenName } from '@/lib/areas/schema';
import type { Viewer } from '@/lib/auth/viewer';
import { readId } from '@/lib/list/list';

type NameFinder = (viewer: Viewer, id: number, row: AreaRow) => Promise<string | undefined>;

const finders: Partial<Record<ScreenName, NameFinder>> = {
  people: (viewer, id, { people = [] }) => findPersonName(viewer, id, people),
  organisations: (viewer, id) => findOrganisationName(viewer, id),
};

/** Name of the item that a page shows, for its breadcrumbs; undefined for one that the viewer may not see. */
export async function findItemName(
  viewer: Viewer,
  row: AreaRow,
  item: string | undefined,
): Promise<string | undefined> {
  const id = readId(item);
  return id === undefined ? undefined : finders[row.screen]?.(viewer, id, row);
}
