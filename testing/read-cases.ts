import { findDashboard } from '@/components/areas/home/home.queries';
import { readFeed } from '@/features/discovery/feeds/feeds.queries';
import { listFreshNews, listShardPages, listShards } from '@/features/discovery/sitemaps/sitemaps.queries';
import { listBanners } from '@/features/home/banners/banners.queries';
import { findHomePage } from '@/features/home/page/home-page.queries';
import { listHeroIds } from '@/features/home/pinned/pinned.queries';
import { listArchiveMonth, listArchiveMonths } from '@/features/news/archive/archive.queries';
import { listCategories } from '@/features/news/categories/categories.queries';
import { listMostRead } from '@/features/news/most-read/most-read.queries';
import {
  countPublicNews,
  findPublicNews,
  listMainNews,
  listPublicEntries,
  listPublicNews,
} from '@/features/news/news.queries';
import { newsSorts } from '@/features/news/orderings.schema';
import { findRelatedNews } from '@/features/news/related.queries';
import { countByCategory } from '@/features/newsroom/list/counts.queries';
import { listNewsroom, listScopeOrganisations } from '@/features/newsroom/list/list.queries';
import { newsroomList } from '@/features/newsroom/list/list.rules';
import { findReviewQueue } from '@/features/newsroom/queue/queue.queries';
import { db } from '@/lib/db/db';
import { readList } from '@/lib/list/list';
import { getSiteFrame } from '@/lib/site/queries';

/** Name of a query, and the query. */
export type ReadCase = readonly [name: string, read: () => Promise<unknown>];

/** Queries of every page that shows lists, items or counts, for existing rows; requires an office with a login. */
export async function listReadCases(): Promise<ReadCase[]> {
  const category = await db.category.findFirstOrThrow({
    where: { section: 'news', visible: true, news: { some: {} } },
  });
  const length = await countPublicNews({ categoryId: category.id });
  const everything = await countPublicNews({});
  const item = await db.news.findFirstOrThrow({
    where: { categoryId: category.id, status: 'allow', deletedAt: null, publishAt: { lte: new Date() } },
    orderBy: { id: 'asc' },
    skip: Math.min(100, Math.max(0, length - 1)),
  });
  const organisationId = item.organisationId;
  const ofOffice = await countPublicNews({ organisationId });
  const list = (scope: object, page: number, sort = 'news_date') =>
    listPublicNews(scope, readList({ page: String(Math.max(1, page)), sort }, newsSorts));
  const pages = (total: number, part: number) => Math.max(1, Math.ceil((total / 12) * part));
  const window = { take: 24, needle: '', sort: 'news_date', descending: true, full: false } as const;
  const editor = { role: 'newseditors', accountId: 1, ownId: 1, organisationId: 1 } as const;
  const office = { role: 'college', accountId: 2, ownId: 2, organisationId } as const;
  const desk = (params: Record<string, string>) =>
    listNewsroom(editor, { scope: 'all', section: 'news' }, newsroomList.read(params));
  const month = { year: item.publishAt.getFullYear() + 543, month: item.publishAt.getMonth() + 1 };
  return [
    ['frame', getSiteFrame],
    ['home', () => Promise.all([findHomePage(), listBanners()])],
    ['home: what leads', listHeroIds],
    ['category, page 1', () => list({ categoryId: category.id }, 1)],
    ['category, middle page', () => list({ categoryId: category.id }, pages(length, 0.5))],
    ['category, last page', () => list({ categoryId: category.id }, pages(length, 1))],
    ['all news, page 1', () => list({}, 1)],
    ['all news, middle page', () => list({}, pages(everything, 0.5))],
    ['all news, last page', () => list({}, pages(everything, 1))],
    ['category by reads, page 1', () => list({ categoryId: category.id }, 1, 'news_countread')],
    ['category by reads, page 20', () => list({ categoryId: category.id }, 20, 'news_countread')],
    ['organisation', () => list({ organisationId }, 1)],
    ['organisation, last page', () => list({ organisationId }, pages(ofOffice, 1))],
    ['item', () => findPublicNews(item.id)],
    [
      'around an item',
      () =>
        findRelatedNews({
          id: item.id,
          topic: item.topic,
          publishedAt: item.publishAt.toISOString(),
          category: { id: category.id },
        }),
    ],
    ['most read', () => listMostRead({ days: 7 })],
    ['most read of a category, a year', () => listMostRead({ days: 365, categoryId: category.id })],
    ['archive: months', () => listArchiveMonths()],
    ['archive: a month', () => listArchiveMonth(month, { page: 1 })],
    ['archive: its last page', async () => listArchiveMonth(month, { page: 3 })],
    ['news.php count', () => countPublicNews({ categoryId: category.id })],
    ['news.php count of all', () => countPublicNews({})],
    ['news.php main', () => listMainNews(24)],
    ['news.php main, level 1', () => listMainNews(24, { minLevel: 1 })],
    ['news.php list', () => listPublicEntries({}, { ...window, skip: 0 })],
    ['news.php list, the last', () => listPublicEntries({}, { ...window, skip: Math.max(0, everything - 24) })],
    ['feed of all', () => readFeed({}, 'rss')],
    ['feed of a category', () => readFeed({ categoryId: category.id }, 'rss')],
    ['sitemap index', () => listShards()],
    ['sitemap shard', () => listShardPages(Math.ceil(item.id / 5_000))],
    ['news sitemap', () => listFreshNews()],
    ['categories', listCategories],
    ['newsroom: all', () => desk({})],
    ['newsroom: all, page 40', () => desk({ page: '40' })],
    ['newsroom: waiting', () => desk({ status: 'wait' })],
    [
      'newsroom: departments',
      () => listNewsroom(editor, { scope: 'kind:department', section: 'news' }, newsroomList.read({})),
    ],
    ['newsroom: own', () => listNewsroom(office, { scope: 'own', section: 'news' }, newsroomList.read({}))],
    ['newsroom: offices', () => listScopeOrganisations(editor, { scope: 'all', section: 'news' })],
    ['newsroom: by category', () => countByCategory(editor, { scope: 'all', section: 'news' })],
    ['bell, editor', () => findReviewQueue(editor)],
    ['bell, college', () => findReviewQueue(office)],
    ['home of an editor', () => findDashboard('all', editor)],
    ['home of a college', () => findDashboard('own', office)],
  ];
}
