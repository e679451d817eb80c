import { z } from 'zod';
import { buildBusiestQuery } from '@/features/news/most-read/most-read.queries';
import { listCardsInOrder, listPublicCards } from '@/features/news/news.queries';
import type { NewsCard } from '@/features/news/news.schema';
import { publishedSql } from '@/features/news/tally.queries';
import { MAIN_LEVEL } from '@/features/news/tally.schema';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import type { HomeEntry } from './pinned.schema';

/** Number of items in each section of the front page. */
const SECTION_SIZES = { hero: 5, category: 6, lifestyle: 4, video: 4, read: 5 } as const;
/** Candidates for "most read": some of the most read may no longer be public. */
const MOST_READ_CANDIDATES = 40;

const homeRows = z.array(
  z.object({ part: z.enum(['hero', 'category', 'lifestyle', 'video', 'read']), id: z.number(), counts: z.number() }),
);

/** All news of the front page, in two queries: first the ids, then the cards. */
export async function findHomeNews(now = getCurrentTime()) {
  dependsOn(tag.home, tag.categories, tag.lists());
  const busiest = buildBusiestQuery(undefined, now);
  const found = homeRows.parse(await listHomeRows(now, busiest.sql));
  await busiest.learn(Math.max(0, ...found.map(({ counts }) => counts)));
  const cards = new Map((await listPublicCards(found.map((row) => row.id))).map((card) => [card.id, card]));
  const part = (name: string) => found.flatMap((row) => (row.part === name ? (cards.get(row.id) ?? []) : []));
  return {
    hero: part('hero'),
    /** Newest items of each visible, non-empty news category, in menu order. */
    categories: groupByCategory(part('category')),
    lifestyle: part('lifestyle'),
    videos: part('video'),
    mostRead: part('read'),
  };
}
export type HomeNews = Awaited<ReturnType<typeof findHomeNews>>;

function listHomeRows(now: Date, busiest: Prisma.Sql): Promise<unknown> {
  return db.$queryRaw`
    WITH shown AS (SELECT id, section, position FROM category WHERE visible),
    hero AS (${heroSql(now)}),
    latest AS (
      SELECT c.section, c.position, n.id, n.publish_at FROM shown c CROSS JOIN LATERAL (
        SELECT id, publish_at FROM news WHERE category_id = c.id AND status = 'allow' AND deleted_at IS NULL
          AND publish_at <= ${now} AND (unpublish_at IS NULL OR unpublish_at > ${now})
        ORDER BY publish_at DESC, id DESC LIMIT ${SECTION_SIZES.category}) n),
    video AS (
      SELECT n.id, n.publish_at FROM news n JOIN shown c ON c.id = n.category_id
      WHERE n.status = 'allow' AND n.deleted_at IS NULL AND cardinality(n.video_links) > 0
        AND n.publish_at <= ${now} AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now})
      ORDER BY n.publish_at DESC, n.id DESC LIMIT ${SECTION_SIZES.video}),
    busiest AS (
      SELECT * FROM (${busiest}) b ORDER BY reads DESC, id DESC LIMIT ${MOST_READ_CANDIDATES}),
    read AS (
      SELECT n.id, b.reads, b.counts FROM busiest b JOIN news n ON n.id = b.id JOIN shown c ON c.id = n.category_id
      WHERE n.status = 'allow' AND n.deleted_at IS NULL AND c.section = 'news'
        AND n.publish_at <= ${now} AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now})
      ORDER BY b.reads DESC, n.id DESC LIMIT ${SECTION_SIZES.read})
    (SELECT 'hero' AS part, id, 0 AS counts FROM hero
      ORDER BY pinned DESC, front_position ASC NULLS LAST, position, publish_at DESC, id DESC)
    UNION ALL
    (SELECT 'category', id, 0 FROM latest WHERE section = 'news' ORDER BY position, publish_at DESC, id DESC)
    UNION ALL
    (SELECT 'lifestyle', id, 0 FROM latest WHERE section = 'lifestyle' ORDER BY publish_at DESC, id DESC LIMIT ${SECTION_SIZES.lifestyle})
    UNION ALL (SELECT 'video', id, 0 FROM video ORDER BY publish_at DESC, id DESC)
    UNION ALL (SELECT 'read', id, counts FROM read ORDER BY reads DESC, id DESC)`;
}

function groupByCategory(cards: NewsCard[]) {
  const groups = new Map<number, { id: number; name: string; items: NewsCard[] }>();
  for (const card of cards) {
    const group = groups.get(card.category.id) ?? { id: card.category.id, name: card.category.name, items: [] };
    group.items.push(card);
    groups.set(card.category.id, group);
  }
  return [...groups.values()];
}

/** Main news that may lead the front page: all pinned or placed items, and the newest others of each category. */
const leadersSql = (now: Date, newest: number): Prisma.Sql => Prisma.sql`
  SELECT m.id, m.pinned, m.front_position, m.publish_at, c.position FROM category c CROSS JOIN LATERAL (
    (SELECT n.id, n.pinned, n.front_position, n.publish_at FROM news n
      WHERE n.category_id = c.id AND (n.front_position IS NOT NULL OR n.pinned) AND ${mainSql(now)})
    UNION ALL
    (SELECT n.id, n.pinned, n.front_position, n.publish_at FROM news n
      WHERE n.category_id = c.id AND n.front_position IS NULL AND NOT n.pinned AND ${mainSql(now)}
      ORDER BY n.publish_at DESC, n.id DESC LIMIT ${newest})) m
  WHERE c.visible AND c.section = 'news'
  ORDER BY m.pinned DESC, m.front_position ASC NULLS LAST, m.publish_at DESC, m.id DESC`;

const heroSql = (now: Date): Prisma.Sql =>
  Prisma.sql`${leadersSql(now, SECTION_SIZES.hero)} LIMIT ${SECTION_SIZES.hero}`;

/** `approve_level > 1` is redundant, but lets PostgreSQL use the partial index of the higher levels. */
const mainSql = (now: Date): Prisma.Sql => Prisma.sql`
  ${publishedSql(now)} AND n.approve_level = ${MAIN_LEVEL}::smallint AND n.approve_level > 1`;

const idRows = z.array(z.object({ id: z.number() }));

/** Ids of the items that lead the front page now, for open pages that poll for changes. */
export async function listHeroIds(now = getCurrentTime()): Promise<number[]> {
  dependsOn(tag.home, tag.categories, tag.lists());
  return idRows.parse(await db.$queryRaw(heroSql(now))).map(({ id }) => id);
}

/** The main news at the top of the front page, as readers see them at `now`. */
export async function listHero(now = getCurrentTime()): Promise<NewsCard[]> {
  return (await findHomeNews(now)).hero;
}

/** Number of newest items offered for pinning or placing. */
const MAX_CANDIDATES = 30;

/** The agency's main news in front page order: all pinned and placed items, then the newest others. */
export async function listHomeEntries(now = getCurrentTime()): Promise<HomeEntry[]> {
  const all = leaderRows.parse(await db.$queryRaw(leadersSql(now, MAX_CANDIDATES)));
  const [chosen, others] = [
    all.filter(isPinnedOrPlaced),
    all.filter((row) => !isPinnedOrPlaced(row)).slice(0, MAX_CANDIDATES),
  ];
  const byId = new Map([...chosen, ...others].map((row) => [row.id, row]));
  return (await listCardsInOrder([...byId.keys()])).map((card) => ({
    card,
    pinned: byId.get(card.id)?.pinned ?? false,
    placed: (byId.get(card.id)?.place ?? null) !== null,
  }));
}

const leaderRows = z.array(
  z
    .object({ id: z.number(), pinned: z.boolean(), front_position: z.number().nullable() })
    .transform(({ front_position: place, ...row }) => ({ ...row, place })),
);
const isPinnedOrPlaced = ({ pinned, place }: z.output<typeof leaderRows>[number]): boolean => pinned || place !== null;
