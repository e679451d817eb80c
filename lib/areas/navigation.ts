import type { Role } from '@/lib/auth/roles';
import { listSegments } from '@/lib/public-pages/rules';
import { areas } from './areas';
import { areasMessages } from './messages';
import type { Area, AreaRole, AreaRow, ItemName } from './schema';

/** A row and the rest of the path: nothing, an item id or `new`. */
export type OpenRow = { row: AreaRow; rest: string[] };

/** First segments that a login may return to: those of public pages, and of the links in mails to staff. */
const RETURN_SEGMENTS = [...listSegments('afterLogin'), 'newsroom'];
/** Maximum length of an address in characters; every page of ours has a shorter one. */
const MAX_LENGTH = 2_000;
/** Base for resolving paths; no request goes to it. */
const BASE = 'http://localhost';

/** Last path segment of an import page. */
export const IMPORT_SEGMENT = 'import';

const ITEM_PATTERNS: Readonly<Record<ItemName, RegExp>> = { id: /^[1-9][0-9]{0,9}$/, new: /^new$/ };

/** Landing address of a role after login, without a trailing slash; the front page for a visitor. */
export function getLandingHref(role: Role): string {
  return role === 'visitor' ? '/' : areas[role].root;
}

/** Address of a row, without a trailing slash. */
export function buildRowHref(area: Area, row: AreaRow): string {
  return row.path ? `${area.root}/${row.path}` : area.root;
}

/** Not a regular expression: that would take quadratic time for a run of slashes in the middle. */
function trimSlashes(path: string): string {
  let [start, end] = [0, path.length];
  while (path.charAt(start) === '/') start += 1;
  while (end > start && path.charAt(end - 1) === '/') end -= 1;
  return path.slice(start, end);
}

/**
 * Finds the row of a role's area that an address belongs to.
 *
 * @param path the part below the area's root; leading and trailing slashes are ignored
 * @returns undefined for an address that the area doesn't have
 */
export function findRow(role: AreaRole, path: string): OpenRow | undefined {
  const asked = trimSlashes(path);
  const { rows } = areas[role];
  const exact = rows.find((row) => row.path === asked);
  if (exact) return { row: exact, rest: [] };
  const cut = asked.lastIndexOf('/');
  const item = asked.slice(cut + 1);
  const list = rows.find((row) => cut > 0 && row.path === asked.slice(0, cut));
  return list && canOpenBelow(list, item) ? { row: list, rest: [item] } : undefined;
}

const canOpenBelow = ({ items = [], imports }: AreaRow, item: string): boolean =>
  (item === IMPORT_SEGMENT && imports !== undefined) || items.some((name) => ITEM_PATTERNS[name].test(item));

/**
 * Breadcrumbs from an area's home to an open row, in Thai; the last one is the page itself and has no address.
 *
 * @param name of the item that is open, if it has one; else its number is shown
 */
export function buildBreadcrumbs(
  role: AreaRole,
  { row, rest }: OpenRow,
  name?: string,
): { label: string; href?: string }[] {
  const area = areas[role];
  const home = area.rows.find(({ path }) => path === '');
  const above = [home, findParent(role, row)].filter((step) => step !== undefined).filter((step) => step !== row);
  const crumbs = [
    ...[...above, row].map((step) => ({ label: step.title.th, href: buildRowHref(area, step) })),
    ...rest.map((item) => ({ label: name ?? formatItemLabel(item), href: '' })),
  ];
  return crumbs.map(({ label, href }, index) => (index === crumbs.length - 1 ? { label } : { label, href }));
}

/** Row below whose address a row without an entry in the sidebar stands. */
export function findParent(role: AreaRole, { path, hidden }: AreaRow): AreaRow | undefined {
  return hidden ? areas[role].rows.find((row) => row.path !== '' && path.startsWith(`${row.path}/`)) : undefined;
}

function formatItemLabel(item: string): string {
  if (item === IMPORT_SEGMENT) return areasMessages['areas.import'].th;
  return item === 'new' ? areasMessages['areas.newItem'].th : `${areasMessages['areas.item'].th} ${item}`;
}

/**
 * Target of the redirect after login: an address of this site that the role may open, else its landing page. Anyone can
 * write the link, so anything that a browser could take for another site is refused.
 *
 * @param next unchecked: a path from the root, with or without a query
 */
export function toSafeNext(next: string | undefined, role: Role): string {
  const landing = getLandingHref(role);
  if (next === undefined || next.length > MAX_LENGTH || !isPlainPath(next) || !URL.canParse(next, BASE)) return landing;
  const { origin, pathname, search, hash } = new URL(next, BASE);
  if (origin !== BASE || !isPlainPath(pathname) || !canOpenPath(pathname, role)) return landing;
  return `${pathname}${search}${hash}`;
}

/** True for one leading slash and no double slash before the query, no backslash, no control or blank characters. */
function isPlainPath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.startsWith('/') && !path.includes('//') && !/[\\\p{C}\p{Z}]/u.test(address);
}

function canOpenPath(pathname: string, role: Role): boolean {
  const first = pathname.split('/')[1] ?? '';
  return RETURN_SEGMENTS.includes(first) || (role !== 'visitor' && `/${first}` === areas[role].root);
}
