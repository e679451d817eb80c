import { findRow } from '@/lib/areas/navigation';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { listOrganisationIds } from '../list/list.queries';
import { findOrganisationListScope, readOrganisationChoice } from '../list/list.rules';
import { editableBy } from '../organisations.queries';
import { listChosenIds } from './bulk.rules';

/** Name and status of organisations that the viewer may edit, by id. */
export async function listOrganisationStates(viewer: Viewer, ids: readonly number[]) {
  const rows = await db.organisation.findMany({
    where: { AND: [{ id: { in: [...ids] } }, editableBy(viewer)] },
    select: { id: true, name: true, status: true },
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Organisations that a list's form names: those of its checkboxes, or with `whole` all that the list of the viewer's area at
 * `place` filters by `query`, at most `take`; read anew, whatever the page showed.
 */
export async function listTaskIds(
  viewer: Viewer,
  { whole, place = '', query = '' }: Readonly<Record<string, string>>,
  boxes: readonly unknown[],
  take: number,
): Promise<number[]> {
  if (whole !== 'yes') return listChosenIds(boxes);
  if (viewer.role === 'visitor') return [];
  const found = findRow(viewer.role, place);
  const isList = found?.row.screen === 'organisations' && found.rest.length === 0;
  const scope = isList ? findOrganisationListScope(found.row.scope) : undefined;
  if (!scope) return [];
  const choice = readOrganisationChoice(Object.fromEntries(new URLSearchParams(query)), scope.kind);
  return listOrganisationIds(viewer, scope, choice, take);
}
