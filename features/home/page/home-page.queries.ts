import { z } from 'zod';
import { buildBusiestQuery } from '@/features/news/most-read/most-read.queries';
import { listPublicCards } from '@/features/news/news.queries';
import type { NewsCard } from '@/features/news/news.schema';
import { db } from '@/lib/db/db';
import type { Prisma } from '@/lib/prisma/client';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { findPublishedLayout } from '../layout/layout.queries';
import type { FrontLayout, SectionKind } from '../layout/layout.schema';
import { mainNewsSql } from '../pinned/pinned.queries';
import { type ComposedSection, composeHomePage, type HomeCandidates, SECTION_SIZES } from './home-page.rules';

/**
 * Candidates of a section: its own items, and as many as other sections may take from it. A category loses items to
 * the main news, the most read and the videos only, as its own are nowhere else.
 */
const OTHERS = SECTION_SIZES.main + SECTION_SIZES.mostRead + SECTION_SIZES.videos;
const CATEGORY_CANDIDATES = SECTION_SIZES.feature + OTHERS;
/** Newest items with a video, and most-read ones; most of these may be on the page already, or public no longer. */
const VIDEO_CANDIDATES = 60;
const MOST_READ_CANDIDATES = 100;

const homeRows = z.array(
  z.object({
    part: z.enum(['main', 'category', 'lifestyle', 'video', 'read']),
    id: z.number(),
    category: z.number(),
    counts: z.number(),
  }),
);

/** A category and its newest items. */
export type CategoryNews = { id: number; name: string; items: readonly NewsCard[] };

/** A section that is switched on, with its items; those of categories are grouped. */
export type HomeSection = { kind: SectionKind; items: readonly NewsCard[]; categories: readonly CategoryNews[] };

/** All news of the front page, no item twice. */
export type HomePage = { sections: readonly HomeSection[]; onlineFrom: number };

/**
 * All news of the front page, in two queries: first the ids, then the cards.
 *
 * @param findLayout the layout that readers see; for a preview another
 */
export async function findHomePage(
  now = getCurrentTime(),
  findLayout: () => Promise<FrontLayout> = findPublishedLayout,
): Promise<HomePage> {
  dependsOn(tag.home, tag.categories, tag.lists());
  const [layout, candidates] = await Promise.all([findLayout(), listCandidates(now)]);
  const composed = composeHomePage(layout, candidates);
  const ids = composed.flatMap((section) => [...section.ids, ...section.groups.flat()]);
  const cards = new Map((await listPublicCards(ids)).map((card) => [card.id, card]));
  return { sections: composed.map((section) => fillSection(section, cards)), onlineFrom: layout.onlineFrom };
}

/** The section with its cards; an item that has just been withdrawn is left out, and a category without items too. */
function fillSection({ kind, ids, groups }: ComposedSection, cards: ReadonlyMap<number, NewsCard>): HomeSection {
  const pick = (list: readonly number[]) => list.flatMap((id) => cards.get(id) ?? []);
  const categories = groups.flatMap((group) => {
    const items = pick(group);
    const [first] = items;
    return first ? [{ id: first.category.id, name: first.category.name, items }] : [];
  });
  return { kind, items: pick(ids), categories };
}

async function listCandidates(now: Date): Promise<HomeCandidates> {
  const busiest = buildBusiestQuery(undefined, now);
  const rows = homeRows.parse(await listHomeRows(now, busiest.sql));
  await busiest.learn(Math.max(0, ...rows.map(({ counts }) => counts)));
  const part = (name: string) => rows.filter((row) => row.part === name);
  const ids = (name: string) => part(name).map(({ id }) => id);
  const ofCategories = part('category');
  const categories = [...new Set(ofCategories.map(({ category }) => category))];
  return {
    main: ids('main'),
    categories: categories.map((id) => ({
      id,
      ids: ofCategories.filter(({ category }) => category === id).map((row) => row.id),
    })),
    lifestyle: ids('lifestyle'),
    videos: ids('video'),
    mostRead: ids('read'),
  };
}

function listHomeRows(now: Date, busiest: Prisma.Sql): Promise<unknown> {
  return db.$queryRaw`
    WITH shown AS (SELECT id, section, position FROM category WHERE visible),
    main AS (${mainNewsSql(now)}),
    latest AS (
      SELECT c.id AS category, c.section, c.position, n.id, n.publish_at FROM shown c CROSS JOIN LATERAL (
        SELECT id, publish_at FROM news WHERE category_id = c.id AND status = 'allow' AND deleted_at IS NULL
          AND publish_at <= ${now} AND (unpublish_at IS NULL OR unpublish_at > ${now})
        ORDER BY publish_at DESC, id DESC LIMIT ${CATEGORY_CANDIDATES}) n),
    video AS (
      SELECT n.id, n.publish_at FROM news n JOIN shown c ON c.id = n.category_id
      WHERE n.status = 'allow' AND n.deleted_at IS NULL AND cardinality(n.video_links) > 0
        AND n.publish_at <= ${now} AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now})
      ORDER BY n.publish_at DESC, n.id DESC LIMIT ${VIDEO_CANDIDATES}),
    busiest AS (
      SELECT * FROM (${busiest}) b ORDER BY reads DESC, id DESC LIMIT ${MOST_READ_CANDIDATES}),
    read AS (
      SELECT n.id, b.reads, b.counts FROM busiest b JOIN news n ON n.id = b.id JOIN shown c ON c.id = n.category_id
      WHERE n.status = 'allow' AND n.deleted_at IS NULL AND c.section = 'news'
        AND n.publish_at <= ${now} AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now}))
    (SELECT 'main' AS part, id, 0 AS category, 0 AS counts FROM main
      ORDER BY pinned DESC, front_position ASC NULLS LAST, position, publish_at DESC, id DESC)
    UNION ALL
    (SELECT 'category', id, category, 0 FROM latest WHERE section = 'news' ORDER BY position, category, publish_at DESC, id DESC)
    UNION ALL
    (SELECT 'lifestyle', id, 0, 0 FROM latest WHERE section = 'lifestyle' ORDER BY publish_at DESC, id DESC LIMIT ${CATEGORY_CANDIDATES})
    UNION ALL (SELECT 'video', id, 0, 0 FROM video ORDER BY publish_at DESC, id DESC)
    UNION ALL (SELECT 'read', id, 0, counts FROM read ORDER BY reads DESC, id DESC)`;
}
