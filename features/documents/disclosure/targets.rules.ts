import { publicPages } from '@/lib/public-pages/public-pages';
import { toPathPattern } from '@/lib/public-pages/rules';

/**
 * Place to which the target of an item leads: a thing or a page of this site, `elsewhere` for another site, which nobody can
 * check here, or `nowhere`: no target, or an address that no page of this site has.
 */
export type TargetPlace =
  | { kind: 'nowhere' | 'elsewhere' }
  | { kind: 'document' | 'news' | 'organisation' | 'poll'; id: number }
  | { kind: 'page'; path: string };

const NOWHERE: TargetPlace = { kind: 'nowhere' };
const ITEM_PAGE = /^\/readnews\/(?:news|lifestyle|movec)\/$/;
const things = [
  ['document', /^\/documents\/([1-9]\d{0,8})\//],
  ['organisation', /^\/organisations\/([1-9]\d{0,8})\/$/],
  ['poll', /^\/participation\/([1-9]\d{0,8})\/$/],
] as const;
const ID = /^[1-9]\d{0,8}$/;

/** Pages that everybody gets under their address alone. */
const patterns = publicPages.flatMap((page) =>
  page.personal === 'page' ? [] : [{ path: page.path, pattern: toPathPattern(page) }],
);

/** @param siteUrl address of this site, without a slash at its end */
export function readTargetPlace(target: string, siteUrl: string): TargetPlace {
  const own = target.startsWith(`${siteUrl}/`) ? target.slice(siteUrl.length) : target;
  if (own === '') return NOWHERE;
  if (!own.startsWith('/')) return { kind: 'elsewhere' };
  const [address = ''] = own.split('#');
  const [bare = '', query = ''] = address.split('?');
  const path = bare.endsWith('/') ? bare : `${bare}/`;
  for (const [kind, pattern] of things) {
    const [, id] = pattern.exec(path) ?? [];
    if (id !== undefined) return { kind, id: Number(id) };
  }
  const item = new URLSearchParams(query).get('news_id') ?? '';
  if (ITEM_PAGE.test(path) && (item !== '' || path !== '/readnews/movec/'))
    return ID.test(item) ? { kind: 'news', id: Number(item) } : NOWHERE;
  const page = patterns.find(({ pattern }) => pattern.test(path));
  return page ? { kind: 'page', path: page.path } : NOWHERE;
}
