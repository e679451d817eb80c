import { drawnColumns, hashDrawnItem } from '@/features/news/drawn-cover.rules';
import { buildHeadlineWhere } from '@/features/news/filter/headline.queries';
import { buildPublicWhere, listPublicIds } from '@/features/news/news.queries';
import { db, type Prisma } from '@/lib/db/db';
import { pictureColumns, toPicture } from '@/lib/files/picture.schema';
import { toSkipTake } from '@/lib/list/list';
import { readNearerEnd } from '@/lib/list/read-nearer-end';
import { selectColumns } from '@/lib/list/select-columns';
import { sortByIds } from '@/lib/list/sort-by-ids';
import { getCurrentTime } from '@/lib/time/current-time';
import { type FeedChoice, type PublishedSort, publishedList } from './published.rules';

const columns = {
  ...selectColumns('id', 'section', 'topic', 'publishAt', 'coverAlt'),
  category: drawnColumns.category,
  organisation: drawnColumns.organisation,
  cover: { select: pictureColumns },
  count: { select: { reads: true } },
} as const satisfies Prisma.NewsSelect;

/** A page of all organisations' public news as requested by the URL, and the total number of items. */
export async function listPublishedNews(choice: FeedChoice, now = getCurrentTime()) {
  const { ids, total } = publishedList.isNarrowed(choice)
    ? await listNarrowedIds(choice, now)
    : await listPublicIds({ section: 'news' }, { ...choice, descending: true });
  const rows = sortByIds(ids, await db.news.findMany({ where: { id: { in: ids } }, select: columns }));
  return { items: rows.map(toPublishedItem), total };
}

async function listNarrowedIds(choice: FeedChoice, now: Date) {
  const where = await buildPublishedWhere(choice, now);
  const counting = db.news.count({ where }).then((total) => total);
  const [page, total] = await Promise.all([
    readNearerEnd({ ...toSkipTake(choice), total: counting }, buildPublishedOrder(choice.sort), (part) =>
      db.news.findMany({ where, select: { id: true }, ...part }),
    ),
    counting,
  ]);
  return { ids: page.map(({ id }) => id), total };
}

/** Provinces that have an organisation, by name, for the filter. */
export async function listPublishedProvinces(): Promise<{ id: number; name: string }[]> {
  return db.province.findMany({
    where: { organisations: { some: {} } },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
  });
}

async function buildPublishedWhere(choice: FeedChoice, now: Date): Promise<Prisma.NewsWhereInput> {
  const { needle, kind, provinceId } = choice;
  return {
    AND: [buildPublicWhere(now), publishedList.where(choice), await buildHeadlineWhere(needle)],
    section: 'news',
    organisation: { kind, provinceId },
  };
}

function buildPublishedOrder(sort: PublishedSort): Prisma.NewsOrderByWithRelationInput[] {
  const newest: Prisma.NewsOrderByWithRelationInput[] = [{ publishAt: 'desc' }, { id: 'desc' }];
  return sort === 'news_date' ? newest : [{ count: { reads: 'desc' } }, ...newest];
}

function toPublishedItem({ organisation, publishAt, cover, coverAlt, count, ...rest }: Row) {
  return {
    ...rest,
    organisation: organisation.name,
    publishedAt: publishAt.toISOString(),
    cover: cover ? toPicture(cover, coverAlt) : undefined,
    drawn: cover ? undefined : hashDrawnItem({ ...rest, organisation }),
    reads: count?.reads ?? 0,
  };
}
type Row = Prisma.NewsGetPayload<{ select: typeof columns }>;
