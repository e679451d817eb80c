import { newsHref } from '@/features/news/news.rules';
import type { Transaction } from '@/lib/db/db';
import { toAddressKey } from '../addresses/address-key';
import { decodeEntities } from '../legacy/entities.rules';
import type { SourceItem } from '../moving.schema';

const LINK = /(<a\s(?:[^<>]*?\s)?href\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)')/gi;
/** Addresses of a site that are no items: files, and lists of items. */
const NO_ITEM =
  /\.\w{2,5}$|\/wp-(?:content|admin|includes|json|login)|^\/(?:category|tag|author|page|feed|search|comments)(?:\/|$)|\/page\/\d+$/i;

/** Short address of a WordPress post or page. */
const SHORT = /\/?\?(?:p|page_id)=([1-9]\d{0,9})$/;

/** Host without `www.`, by which the variants of a site are one. */
const toHost = ({ host }: URL): string => host.replace(/^www\./, '');

/**
 * Rewrites links from one item of a source to another: they lead to the items here that were written from those.
 *
 * @returns the text, and links to addresses of the same site that no item here has so far
 */
export async function rewriteLinks(
  tx: Transaction,
  { html, base, addresses }: SourceItem,
  sourceId: number,
): Promise<{ html: string; open: string[] }> {
  // A source that tells no addresses of its items has none to look for.
  const host = addresses.length > 0 && URL.canParse(base) ? toHost(new URL(base)) : undefined;
  if (host === undefined) return { html, open: [] };
  const keys = new Map<string, string>();
  for (const [, , double, single] of html.matchAll(LINK)) {
    const href = double ?? single ?? '';
    const key = readKey(href, base, host);
    if (key !== undefined) keys.set(href, key);
  }
  if (keys.size === 0) return { html, open: [] };
  const rows = await tx.oldAddress.findMany({
    where: { sourceId, path: { in: [...new Set(keys.values())] } },
    select: { path: true, news: { select: { id: true, section: true } } },
  });
  const hrefs = new Map(rows.flatMap(({ path, news }) => (news ? [[path, newsHref(news)] as const] : [])));
  await addShortLinks(tx, sourceId, [...keys.values()], hrefs);
  return {
    html: html.replace(LINK, (whole, before, double, single) => {
      const target = hrefs.get(keys.get(double ?? single ?? '') ?? '');
      return target === undefined ? whole : `${before}"${target}"`;
    }),
    open: [...keys].flatMap(([href, key]) => (hrefs.has(key) || NO_ITEM.test(key) ? [] : [decodeEntities(href)])),
  };
}

/**
 * Adds targets of short addresses, which say the id at the source: several sites of one portal have the same, of which
 * the table of addresses has only the first.
 */
async function addShortLinks(tx: Transaction, sourceId: number, keys: readonly string[], hrefs: Map<string, string>) {
  const ids = new Map(
    keys.flatMap((key) => (SHORT.exec(key)?.[1] ? [[key, SHORT.exec(key)?.[1] ?? ''] as const] : [])),
  );
  if (ids.size === 0) return;
  const things = await tx.moveThing.findMany({
    where: { sourceId, kind: 'news', oldId: { in: [...ids.values()] }, newId: { not: null } },
    select: { oldId: true, newId: true },
  });
  const news = await tx.news.findMany({
    where: { id: { in: things.flatMap(({ newId }) => newId ?? []) } },
    select: { id: true, section: true },
  });
  const byId = new Map(news.map((one) => [one.id, newsHref(one)]));
  for (const [key, oldId] of ids) {
    const href = byId.get(things.find((thing) => thing.oldId === oldId)?.newId ?? 0);
    if (href !== undefined) hrefs.set(key, href);
  }
}

/** Key of an address of the item's own site; undefined for another site, and for the front page. */
function readKey(href: string, base: string, host: string): string | undefined {
  const clean = decodeEntities(href.trim());
  if (!URL.canParse(clean, base)) return undefined;
  const url = new URL(clean, base);
  if (!/^https?:$/.test(url.protocol) || toHost(url) !== host) return undefined;
  const key = toAddressKey(url.href);
  return key === '/' ? undefined : key;
}
