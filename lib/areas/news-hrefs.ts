import { can } from '../auth/access';
import type { Viewer } from '../auth/viewer';
import { areas } from './areas';
import { hrefOf, landingOf } from './open';
import type { AreaRow, Scope } from './schema';

/** What decides in which list an item stands: its section, the kind of its organisation, and whether that is the viewer's own. */
export type NewsWhose = { section: 'news' | 'lifestyle'; kind: string; own: boolean };
type Asker = Pick<Viewer, 'role' | 'session'>;

/** Scopes in which somebody begins items of their own. */
const OWN_SCOPES: readonly Scope[] = ['self', 'own', 'ownAndMembers', 'all'];

/** The paths of every list of the newsroom that an area has. */
export const newsPathsOf = ({ role }: Asker): string[] =>
  (['news', 'lifestyle'] as const).flatMap((section) => listRows(role, section).map(({ path }) => path));

/** The paths of the lists in which an item stands for a viewer, in the order of the area's table. */
export function listPathsFor({ role }: Asker, item: NewsWhose): string[] {
  return listRows(role, item.section).flatMap((row) => (covers(row.scope, item) ? [row.path] : []));
}

/** The list in which an item opens for a viewer: the first of the area's table that shows it; undefined where none does. */
export function listHrefFor(viewer: Asker, item: NewsWhose): string | undefined {
  const row = listRows(viewer.role, item.section).find(({ scope }) => covers(scope, item));
  return row && addressOf(viewer, row);
}

/** Where an item opens for a viewer; the area's home where no list shows it. */
export function itemHrefFor(viewer: Asker, item: NewsWhose & { id: number }): string {
  const list = listHrefFor(viewer, item);
  return list ? `${list}/${item.id}` : landingOf(viewer.role);
}

/** The list behind the path of a row of the viewer's area. */
export const hrefOfPath = ({ role }: Asker, path: string): string => `${landingOf(role)}/${path}`;

/** Where a viewer begins an item of a section; undefined for whom that section is not. */
export function newItemHrefFor(viewer: Asker, section: NewsWhose['section']): string | undefined {
  if (!can(viewer, section === 'lifestyle' ? 'lifestyle.write' : 'news.write')) return undefined;
  const rows = listRows(viewer.role, section);
  const row = rows.find(({ scope, items }) => OWN_SCOPES.includes(scope) && items?.includes('new'));
  return row && `${addressOf(viewer, row)}/new`;
}

function listRows(role: Viewer['role'], section: NewsWhose['section']): AreaRow[] {
  return role === 'visitor' ? [] : areas[role].rows.filter((row) => row.section === section);
}

function addressOf({ role }: Asker, row: AreaRow): string | undefined {
  return role === 'visitor' ? undefined : hrefOf(areas[role], row);
}

function covers(scope: Scope, { kind, own }: NewsWhose): boolean {
  const shown: Partial<Record<Scope, boolean>> = { self: own, own, members: !own, ownAndMembers: true, all: true };
  return shown[scope] ?? scope === `kind:${kind}`;
}
