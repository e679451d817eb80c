import { isPublic } from '@/features/news/news.queries';
import { db, type Prisma } from '@/lib/db/db';
import { pictureColumns, toPicture } from '@/lib/files/picture.schema';
import { slice } from '@/lib/list/list';
import { escapeLike } from '@/lib/text/search-text';
import { currentTime } from '@/lib/time/current-time';
import { thaiDays } from '@/lib/time/thai-time';
import type { FeedChoice, FeedSort } from './published.rules';

const columns = {
  id: true,
  section: true,
  topic: true,
  publishAt: true,
  coverAlt: true,
  category: { select: { id: true, name: true, color: true, colorDeep: true } },
  organisation: { select: { name: true } },
  cover: { select: pictureColumns },
  count: { select: { reads: true } },
} as const satisfies Prisma.NewsSelect;

/** An item of the feed: plain JSON. */
export type FeedItem = Awaited<ReturnType<typeof listFeed>>['items'][number];

/** A page of everybody's public news as the address asks for it, and how many items there are in all. */
export async function listFeed(choice: FeedChoice, now = currentTime()) {
  const where = whereOf(choice, now);
  const [rows, total] = await Promise.all([
    db.news.findMany({ where, select: columns, orderBy: orderOf(choice.sort), ...slice(choice) }),
    db.news.count({ where }),
  ]);
  return { items: rows.map(toFeedItem), total };
}

/** The provinces that have an organisation, by name, for the filter. */
export async function listFeedProvinces(): Promise<{ id: number; name: string }[]> {
  return db.province.findMany({
    where: { organisations: { some: {} } },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
  });
}

function whereOf({ needle, categoryId, kind, provinceId, from, to }: FeedChoice, now: Date): Prisma.NewsWhereInput {
  return {
    AND: [isPublic(now), { publishAt: thaiDays(from, to) }],
    section: 'news',
    categoryId,
    organisation: { kind, provinceId },
    topicSearch: needle ? { contains: escapeLike(needle) } : undefined,
  };
}

function orderOf(sort: FeedSort): Prisma.NewsOrderByWithRelationInput[] {
  const newest: Prisma.NewsOrderByWithRelationInput[] = [{ publishAt: 'desc' }, { id: 'desc' }];
  return sort === 'news_date' ? newest : [{ count: { reads: 'desc' } }, ...newest];
}

function toFeedItem({ organisation, publishAt, cover, coverAlt, count, ...rest }: Row) {
  return {
    ...rest,
    organisation: organisation.name,
    publishedAt: publishAt.toISOString(),
    cover: cover ? toPicture(cover, coverAlt) : undefined,
    reads: count?.reads ?? 0,
  };
}
type Row = Prisma.NewsGetPayload<{ select: typeof columns }>;
