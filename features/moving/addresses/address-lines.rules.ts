import { isSafeTarget } from '@/lib/http/safe-target';
import { isOldQuery } from '@/lib/public-pages/old-queries';
import { publicPages } from '@/lib/public-pages/public-pages';
import { toPathPattern } from '@/lib/public-pages/rules';
import { addressesMessages as words } from './addresses.messages';

const ITEM = /^\/(?:en\/)?readnews\/(?:news|lifestyle|movec)\/?\?(?:.*&)?news_id=([1-9]\d{0,9})(?:&|$)/;
const PAGES = publicPages.map(toPathPattern);

/** An old address as typed, and the item or the page that it leads to. */
export type AddressPair = { line: number; old: string } & ({ newsId: number } | { target: string });
export type LineProblem = { line: number; problem: string };

/**
 * Reads pairs of addresses, one a line, separated by a comma, a semicolon or a tab, with or without quotes; a heading
 * `old,new` is passed over.
 *
 * @param siteUrl the portal's own address, which may precede new ones
 * @returns the pairs, and the first problem of each other line
 */
export function readAddressLines(typed: string, siteUrl: string): { pairs: AddressPair[]; problems: LineProblem[] } {
  const [pairs, problems]: [AddressPair[], LineProblem[]] = [[], []];
  for (const [index, text] of typed.split(/\r\n|\r|\n/).entries()) {
    if (text.trim() === '' || (index === 0 && /^"?old"?\s*[,;\t]\s*"?new"?\s*$/i.test(text.trim()))) continue;
    const read = readLine(text, siteUrl);
    if (typeof read === 'string') problems.push({ line: index + 1, problem: read });
    else pairs.push({ line: index + 1, ...read });
  }
  return { pairs, problems };
}

type Read = { old: string } & ({ newsId: number } | { target: string });

function readLine(text: string, siteUrl: string): Read | string {
  const cells = splitLine(text);
  const [old = '', given = ''] = cells;
  if (cells.length !== 2 || old === '' || given === '') return words['addresses.badPair'];
  const problem = findOldProblem(old);
  if (problem !== undefined) return problem;
  const to = given.startsWith(`${siteUrl}/`) ? given.slice(siteUrl.length) : given;
  const id = /^[1-9]\d{0,9}$/.test(to) ? to : ITEM.exec(to)?.[1];
  if (id !== undefined) return { old, newsId: Number(id) };
  return to.startsWith('/') && isSafeTarget(to) ? { old, target: to } : words['addresses.badNew'];
}

/** Problem of an old address as typed; undefined for one that can be looked up. */
export function findOldProblem(old: string): string | undefined {
  if (!/^(?:https?:\/)?\/(?!\/)|^https?:\/\//i.test(old)) return words['addresses.badOld'];
  return isOwnPage(old) ? words['addresses.ownPage'] : undefined;
}

/** Two cells; the last separator counts, as old addresses may hold commas themselves. */
function splitLine(text: string): string[] {
  const tab = text.split('\t');
  const quoted = /^\s*"((?:[^"]|"")*)"\s*[,;]\s*"?([^"]*)"?\s*$/.exec(text);
  if (quoted) return [quoted[1]?.replaceAll('""', '"') ?? '', quoted[2] ?? ''].map((cell) => cell.trim());
  const cells = tab.length === 2 ? tab : splitAtLast(text);
  return cells.map((cell) => cell.trim());
}

function splitAtLast(text: string): string[] {
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf(';'));
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** True for an address at which a page of the portal answers, so that it would never be looked up. */
function isOwnPage(old: string): boolean {
  const [path = '', query = ''] = old.replace(/^https?:\/\/[^/]*/i, '').split('?');
  return !isOldQuery(path || '/', query) && PAGES.some((pattern) => pattern.test(path || '/'));
}
