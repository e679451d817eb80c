import { z } from 'zod';
import { listCardsInOrder } from '@/features/news/news.queries';
import { publishedSql } from '@/features/news/tally.queries';
import { MAIN_LEVEL } from '@/features/news/tally.schema';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { SECTION_SIZES } from '../page/home-page.rules';
import type { HomeEntry } from './pinned.schema';

/** Number of items that lead the front page. */
const LEADING_ITEMS = SECTION_SIZES.main;

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

/** The main news that leads the front page, as a subquery with `id, pinned, front_position, publish_at, position`. */
export const mainNewsSql = (now: Date): Prisma.Sql =>
  Prisma.sql`${leadersSql(now, LEADING_ITEMS)} LIMIT ${LEADING_ITEMS}`;

/** `approve_level > 1` is redundant, but lets PostgreSQL use the partial index of the higher levels. */
const mainSql = (now: Date): Prisma.Sql => Prisma.sql`
  ${publishedSql(now)} AND n.approve_level = ${MAIN_LEVEL}::smallint AND n.approve_level > 1`;

const idRows = z.array(z.object({ id: z.number() }));

/** Ids of the items that lead the front page now, for open pages that poll for changes. */
export async function listHeroIds(now = getCurrentTime()): Promise<number[]> {
  dependsOn(tag.home, tag.categories, tag.lists());
  return idRows.parse(await db.$queryRaw(mainNewsSql(now))).map(({ id }) => id);
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
