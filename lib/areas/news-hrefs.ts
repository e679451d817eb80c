import { can } from '../auth/access';
import type { Viewer } from '../auth/viewer';
import { areas } from './areas';
import { buildRowHref, getLandingHref } from './navigation';
import type { AreaRow, Scope } from './schema';

/** What decides in which list an item stands: its section, the kind of its organisation, and whether that is the viewer's own. */
export type NewsOwnership = { section: 'news' | 'lifestyle'; kind: string; own: boolean };
type AreaViewer = Pick<Viewer, 'role' | 'session'>;

/** Scopes in which somebody begins items of their own. */
const OWN_SCOPES: readonly Scope[] = ['self', 'own', 'ownAndMembers', 'all'];

/** The paths of every list of the newsroom that an area has. */
export const getNewsPaths = ({ role }: AreaViewer): string[] =>
  (['news', 'lifestyle'] as const).flatMap((section) => getSectionRows(role, section).map(({ path }) => path));

/** The paths of the lists in which an item stands for a viewer, in the order of the area's table. */
export function getListPaths({ role }: AreaViewer, item: NewsOwnership): string[] {
  return getSectionRows(role, item.section).flatMap((row) => (covers(row.scope, item) ? [row.path] : []));
}

/** The list in which an item opens for a viewer: the first of the area's table that shows it; undefined where none does. */
export function findListHref(viewer: AreaViewer, item: NewsOwnership): string | undefined {
  const row = getSectionRows(viewer.role, item.section).find(({ scope }) => covers(scope, item));
  return row && findRowHref(viewer, row);
}

/** Where an item opens for a viewer; the area's home where no list shows it. */
export function getItemHref(viewer: AreaViewer, item: NewsOwnership & { id: number }): string {
  const list = findListHref(viewer, item);
  return list ? `${list}/${item.id}` : getLandingHref(viewer.role);
}

/** The list behind the path of a row of the viewer's area. */
export const buildPathHref = ({ role }: AreaViewer, path: string): string => `${getLandingHref(role)}/${path}`;

/** Where a viewer begins an item of a section; undefined for whom that section is not. */
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

function covers(scope: Scope, { kind, own }: NewsOwnership): boolean {
  const shown: Partial<Record<Scope, boolean>> = { self: own, own, members: !own, ownAndMembers: true, all: true };
  return shown[scope] ?? scope === `kind:${kind}`;
}
