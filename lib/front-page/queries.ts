import { z } from 'zod';
import { db } from '../db';
import { isPublic, listPublicCards } from '../news/queries';
import { MAIN_LEVEL, type NewsCard } from '../news/schema';
import { seen, tag } from '../trace';
import type { FrontEntry } from './schema';

/** How many items each part of the front page shows. */
const SIZES = { hero: 5, category: 6, lifestyle: 4, video: 4, read: 5 } as const;
/** The window of "most read", in days, today included. */
const MOST_READ_DAYS = 7;
/** Candidates looked at for "most read": some of the most read may not be public any more. */
const MOST_READ_CANDIDATES = 40;

const rows = z.array(z.object({ part: z.enum(['hero', 'category', 'lifestyle', 'video', 'read']), id: z.number() }));

export type FrontPage = {
  hero: NewsCard[];
  /** The newest items of each visible news category that has any, in the order of the menu. */
  categories: { id: number; name: string; items: NewsCard[] }[];
  lifestyle: NewsCard[];
  videos: NewsCard[];
  mostRead: NewsCard[];
};

/** Everything on the front page that is news, in two queries: which items, then the items. */
export async function readFrontPage(now = new Date()): Promise<FrontPage> {
  seen(tag.home, tag.categories, tag.lists());
  const found = rows.parse(await frontPageIds(now));
  const cards = new Map((await listPublicCards(found.map((row) => row.id))).map((card) => [card.id, card]));
  const part = (name: string) => found.flatMap((row) => (row.part === name ? (cards.get(row.id) ?? []) : []));
  return {
    hero: part('hero'),
    categories: byCategory(part('category')),
    lifestyle: part('lifestyle'),
    videos: part('video'),
    mostRead: part('read'),
  };
}

function frontPageIds(now: Date): Promise<unknown> {
  return db.$queryRaw`
    WITH shown AS (SELECT id, section, position FROM category WHERE visible),
    hero AS (
      SELECT n.id, n.pinned, n.front_position, n.publish_at, c.position FROM news n JOIN shown c ON c.id = n.category_id
      WHERE n.status = 'allow' AND n.deleted_at IS NULL AND n.approve_level = 3 AND n.section = 'news'
        AND n.publish_at <= ${now} AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now})
      ORDER BY n.pinned DESC, n.front_position ASC NULLS LAST, n.publish_at DESC, n.id DESC LIMIT ${SIZES.hero}),
    latest AS (
      SELECT c.section, c.position, n.id, n.publish_at FROM shown c CROSS JOIN LATERAL (
        SELECT id, publish_at FROM news WHERE category_id = c.id AND status = 'allow' AND deleted_at IS NULL
          AND publish_at <= ${now} AND (unpublish_at IS NULL OR unpublish_at > ${now})
        ORDER BY publish_at DESC, id DESC LIMIT ${SIZES.category}) n),
    video AS (
      SELECT n.id, n.publish_at FROM news n JOIN shown c ON c.id = n.category_id
      WHERE n.status = 'allow' AND n.deleted_at IS NULL AND cardinality(n.video_links) > 0
        AND n.publish_at <= ${now} AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now})
      ORDER BY n.publish_at DESC, n.id DESC LIMIT ${SIZES.video}),
    busiest AS (
      SELECT news_id, sum(reads) AS reads FROM news_daily_count
      WHERE day > (${now}::timestamptz AT TIME ZONE 'Asia/Bangkok')::date - ${MOST_READ_DAYS}::int
      GROUP BY news_id ORDER BY reads DESC, news_id DESC LIMIT ${MOST_READ_CANDIDATES}),
    read AS (
      SELECT n.id, b.reads FROM busiest b JOIN news n ON n.id = b.news_id JOIN shown c ON c.id = n.category_id
      WHERE n.status = 'allow' AND n.deleted_at IS NULL AND c.section = 'news'
        AND n.publish_at <= ${now} AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now})
      ORDER BY b.reads DESC, n.id DESC LIMIT ${SIZES.read})
    (SELECT 'hero' AS part, id FROM hero
      ORDER BY pinned DESC, front_position ASC NULLS LAST, position, publish_at DESC, id DESC)
    UNION ALL
    (SELECT 'category', id FROM latest WHERE section = 'news' ORDER BY position, publish_at DESC, id DESC)
    UNION ALL
    (SELECT 'lifestyle', id FROM latest WHERE section = 'lifestyle' ORDER BY publish_at DESC, id DESC LIMIT ${SIZES.lifestyle})
    UNION ALL (SELECT 'video', id FROM video ORDER BY publish_at DESC, id DESC)
    UNION ALL (SELECT 'read', id FROM read ORDER BY reads DESC, id DESC)`;
}

function byCategory(cards: NewsCard[]): FrontPage['categories'] {
  const groups = new Map<number, FrontPage['categories'][number]>();
  for (const card of cards) {
    const group = groups.get(card.category.id) ?? { id: card.category.id, name: card.category.name, items: [] };
    group.items.push(card);
    groups.set(card.category.id, group);
  }
  return [...groups.values()];
}

/** The ids of the items that lead the front page now, for pages that stand open and ask whether it has changed. */
export async function listHeroIds(now = new Date()): Promise<number[]> {
  const rows = await db.news.findMany({
    where: { AND: [isPublic(now)], section: 'news', approveLevel: MAIN_LEVEL },
    select: { id: true },
    orderBy: [
      { pinned: 'desc' },
      { frontPosition: { sort: 'asc', nulls: 'last' } },
      { publishAt: 'desc' },
      { id: 'desc' },
    ],
    take: SIZES.hero,
  });
  return rows.map(({ id }) => id);
}

/** The main news at the top of the front page, as readers see them at a moment. */
export async function listHero(now = new Date()): Promise<NewsCard[]> {
  return (await readFrontPage(now)).hero;
}

/** How many of the newest items the front page's editor offers to pin or place. */
const OFFERED = 30;

/** The agency's main news as they stand on the front page: all pinned and placed ones, then the newest of the others. */
export async function listFrontEntries(now = new Date()): Promise<FrontEntry[]> {
  const mainNews = { ...isPublic(now), section: 'news', approveLevel: MAIN_LEVEL } as const;
  const placed = { OR: [{ pinned: true }, { frontPosition: { not: null } }] };
  const select = { id: true, pinned: true, frontPosition: true } as const;
  const [chosen, newest] = await Promise.all([
    db.news.findMany({
      where: { AND: [mainNews, placed] },
      select,
      orderBy: [
        { pinned: 'desc' },
        { frontPosition: { sort: 'asc', nulls: 'last' } },
        { publishAt: 'desc' },
        { id: 'desc' },
      ],
    }),
    db.news.findMany({
      where: { AND: [mainNews, { NOT: placed }] },
      select,
      orderBy: [{ publishAt: 'desc' }, { id: 'desc' }],
      take: OFFERED,
    }),
  ]);
  const found = [...chosen, ...newest];
  const cards = new Map((await listPublicCards(found.map(({ id }) => id))).map((card) => [card.id, card]));
  return found.flatMap(({ id, pinned, frontPosition }) => {
    const card = cards.get(id);
    return card ? [{ card, pinned, placed: frontPosition !== null }] : [];
  });
}
