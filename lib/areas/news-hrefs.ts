import { can } from '../auth/access';
import type { Viewer } from '../auth/viewer';
import { areas } from './areas';
import { buildRowHref, getLandingHref } from './navigation';
import type { AreaRow, Scope } from './schema';

/**
 * The properties that decide which lists show an item: its section, the kind of its organisation, and whether that
 * organisation is the viewer's own.
 */
export type NewsOwnership = { section: 'news' | 'lifestyle'; kind: string; own: boolean };
type AreaViewer = Pick<Viewer, 'role' | 'session'>;

/** Scopes of lists in which a viewer can create items. */
const OWN_SCOPES: readonly Scope[] = ['self', 'own', 'ownAndMembers', 'all'];

/** Paths of all newsroom lists of an area. */
export const getNewsPaths = ({ role }: AreaViewer): string[] =>
  (['news', 'lifestyle'] as const).flatMap((section) => getSectionRows(role, section).map(({ path }) => path));

/** Paths of the lists that show an item to a viewer, in the order of the area table. */
export function getListPaths({ role }: AreaViewer, item: NewsOwnership): string[] {
  return getSectionRows(role, item.section).flatMap((row) => (covers(row.scope, item) ? [row.path] : []));
}

/**
 * Address of the list in which an item opens for a viewer: the first row of the area table that shows it; undefined if
 * none does.
 */
export function findListHref(viewer: AreaViewer, item: NewsOwnership): string | undefined {
  const row = getSectionRows(viewer.role, item.section).find(({ scope }) => covers(scope, item));
  return row && findRowHref(viewer, row);
}

/** Address at which an item opens for a viewer; the area's home if no list shows it. */
export function getItemHref(viewer: AreaViewer, item: NewsOwnership & { id: number }): string {
  const list = findListHref(viewer, item);
  return list ? `${list}/${item.id}` : getLandingHref(viewer.role);
}

/** Address of a row of the viewer's area, by its path. */
export const buildPathHref = ({ role }: AreaViewer, path: string): string => `${getLandingHref(role)}/${path}`;

/** Address at which a viewer creates an item of a section; undefined if the viewer may not. */
export function findNewItemHref(viewer: AreaViewer, section: NewsOwnership['section']): string | undefined {
  if (!can(viewer, section === 'lifestyle' ? 'lifestyle.write' : 'news.write')) return undefined;
  const rows = getSectionRows(viewer.role, section);
  const row = rows.find(({ scope, items }) => OWN_SCOPES.includes(scope) && items?.includes('new'));
  return row && `${findRowHref(viewer, row)}/new`;
}

function getSectionRows(role: Viewer['role'], section: NewsOwnership['section']): AreaRow[] {
  return role === 'visitor' ? [] : areas[role].rows.filter((row) => row.section === section);
}

function findRowHref({ role }: AreaViewer, row: AreaRow): string | undefined {
  return role === 'visitor' ? undefined : buildRowHref(areas[role], row);
}

/** True if a list with this scope shows the item. */
export function covers(scope: Scope, { kind, own }: NewsOwnership): boolean {
  const shown: Partial<Record<Scope, boolean>> = { self: own, own, members: !own, ownAndMembers: true, all: true };
  return shown[scope] ?? scope === `kind:${kind}`;
}
