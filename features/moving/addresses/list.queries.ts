import { newsHref } from '@/features/news/news.rules';
import { db } from '@/lib/db/db';
import { listParams } from '@/lib/list/list-params';
import { page, per, search, unlinked } from '@/lib/list/params';
import { escapeLike } from '@/lib/text/search-text';
import { toAddressKey } from './address-key';

/** Address of the list of old addresses. */
export const addressList = listParams({ ...search, per: unlinked(per()), page });
export type AddressChoice = ReturnType<typeof addressList.read>;

/** Old addresses whose path contains the search, in the order of their paths. */
export async function listOldAddresses({ search: sought, page: at, per: take }: AddressChoice) {
  const needle = toAddressKey(sought) ?? sought;
  const where = needle === '' ? {} : { path: { contains: escapeLike(needle), mode: 'insensitive' as const } };
  const [rows, total] = await Promise.all([
    db.oldAddress.findMany({
      where,
      select: {
        ...{ path: true, target: true, news: { select: { id: true, section: true, topic: true } } },
        source: { select: { address: true } },
      },
      orderBy: { path: 'asc' },
      skip: (at - 1) * take,
      take,
    }),
    db.oldAddress.count({ where }),
  ]);
  const items = rows.map(({ path, target, news, source }) => ({
    ...{ path, source: source?.address },
    to: news ? { href: newsHref(news), label: news.topic } : { href: target ?? '/', label: target ?? '/' },
  }));
  return { items, total };
}
export type OldAddressRow = Awaited<ReturnType<typeof listOldAddresses>>['items'][number];

/** Old addresses of an item that its page lists. */
export const ITEM_ADDRESSES = 20;

/** Old addresses that lead to an item, in the order of their paths, and how many there are. */
export async function listItemAddresses(newsId: number): Promise<{ paths: string[]; total: number }> {
  const where = { newsId };
  const [rows, total] = await Promise.all([
    db.oldAddress.findMany({ where, select: { path: true }, orderBy: { path: 'asc' }, take: ITEM_ADDRESSES }),
    db.oldAddress.count({ where }),
  ]);
  return { paths: rows.map(({ path }) => path), total };
}
