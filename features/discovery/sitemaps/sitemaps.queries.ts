import { z } from 'zod';
import { publicSql } from '@/features/news/filter/filter.queries';
import { listHref, toCategoryListLocation, toOrganisationListLocation } from '@/features/news/list/list.rules';
import { newsHref } from '@/features/news/news.rules';
import { db } from '@/lib/db/db';
import { getMediaUrl, listDisplayWidths } from '@/lib/files/picture.schema';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import { fixedPages } from './sitemaps.rules';
import {
  MAX_PAGES,
  NEWS_SITEMAP_DAYS,
  NEWS_SITEMAP_ITEMS,
  type NewsSitemapEntry,
  SHARD_IDS,
  type Shard,
  type SitemapPage,
} from './sitemaps.schema';

/** Age limit of the changes that are dated in the index, and maximum number read per kind. */
const CHANGED_DAYS = 90;
const CHANGED_ITEMS = 2_000;

const shardRows = z.array(z.object({ shard: z.number(), modified: z.date().nullable() }));

/** Sitemaps that contain a public item. Jumps from shard to shard, and reads the latest changes by their index. */
export async function listShards(now = getCurrentTime()): Promise<Shard[]> {
  dependsOn(tag.lists(), tag.categories);
  const since = new Date(now.getTime() - CHANGED_DAYS * DAY_MS);
  const rows = await db.$queryRaw`
    WITH RECURSIVE shards AS (
      SELECT (min(id) - 1) / ${SHARD_IDS}::int + 1 AS shard FROM news HAVING min(id) IS NOT NULL
      UNION ALL
      SELECT (next.id - 1) / ${SHARD_IDS}::int + 1 FROM shards s CROSS JOIN LATERAL (
        SELECT id FROM news WHERE id > s.shard * ${SHARD_IDS}::int ORDER BY id LIMIT 1) next
    ), kinds AS (
      SELECT section, status FROM unnest(enum_range(NULL::section)) section, unnest('{allow,hide}'::news_status[]) status
    ), latest AS (
      SELECT l.id, l.updated_at AS at FROM kinds k CROSS JOIN LATERAL (
        SELECT id, updated_at FROM news WHERE section = k.section AND status = k.status AND updated_at > ${since}
        ORDER BY updated_at DESC LIMIT ${CHANGED_ITEMS}) l
      UNION ALL
      SELECT l.id, l.publish_at FROM unnest(enum_range(NULL::section)) k CROSS JOIN LATERAL (
        SELECT id, publish_at FROM news WHERE section = k AND status = 'allow' AND deleted_at IS NULL
          AND publish_at <= ${now} AND publish_at > ${since} ORDER BY publish_at DESC, id DESC LIMIT ${CHANGED_ITEMS}) l
    ), changed AS (
      SELECT (id - 1) / ${SHARD_IDS}::int + 1 AS shard, max(at) AS at FROM latest GROUP BY 1
    )
    SELECT s.shard, c.at AS modified FROM shards s CROSS JOIN LATERAL (
      SELECT n.id FROM news n WHERE n.id > (s.shard - 1) * ${SHARD_IDS}::int AND n.id <= s.shard * ${SHARD_IDS}::int
        AND ${publicSql(now)} ORDER BY n.id LIMIT 1) p
    LEFT JOIN changed c ON c.shard = s.shard
    ORDER BY s.shard LIMIT ${MAX_PAGES - 1}`;
  return shardRows.parse(rows).map(({ shard, modified }) => ({ shard, modified: modified ?? undefined }));
}

const section = z.enum(['news', 'lifestyle']);
const itemRow = z.object({ id: z.number(), section, modified: z.date() });
const coverRow = z.object({
  hash: z.string().nullable(),
  extension: z.string().nullable(),
  widths: z.array(z.number()).nullable(),
});
const itemRows = z.array(itemRow.extend(coverRow.shape));

/** Public items of a shard with their covers, by id; those that another site published first are its own. */
export async function listShardPages(shard: number, now = getCurrentTime()): Promise<SitemapPage[]> {
  dependsOn(tag.lists(), tag.categories);
  const first = (shard - 1) * SHARD_IDS;
  const rows = await db.$queryRaw`
    SELECT n.id, n.section, GREATEST(n.updated_at, n.publish_at) AS modified, m.hash, m.extension, m.widths
    FROM news n LEFT JOIN media m ON m.id = n.cover_id
    WHERE n.id > ${first} AND n.id <= ${first + SHARD_IDS} AND n.canonical_url = '' AND ${publicSql(now)}
    ORDER BY n.id`;
  return itemRows
    .parse(rows)
    .map(({ modified, ...row }) => ({ path: newsHref(row), modified, image: findImageUrl(row) }));
}

const findImageUrl = ({ hash, extension, widths }: z.infer<typeof coverRow>): string | undefined =>
  hash && extension ? getMediaUrl({ hash, extension }, listDisplayWidths(widths ?? []).at(-1)) : undefined;

const categoryRows = z.array(z.object({ id: z.number(), modified: z.date().nullable() }));

/** Fixed pages, lists of the visible categories and pages of the open organisations. */
export async function listOtherPages(now = getCurrentTime()): Promise<SitemapPage[]> {
  dependsOn(tag.lists(), tag.categories, tag.organisations);
  const [categories, organisations] = await Promise.all([
    db.$queryRaw`
      SELECT c.id, (SELECT max(publish_at) FROM news
        WHERE category_id = c.id AND status = 'allow' AND publish_at <= ${now}) AS modified
      FROM category c WHERE c.visible AND c.section = 'news' ORDER BY c.position, c.id`,
    db.organisation.findMany({
      where: { status: 'open' },
      select: { id: true, updatedAt: true },
      orderBy: { id: 'asc' },
      take: MAX_PAGES / 2,
    }),
  ]);
  return [
    ...fixedPages.map((path) => ({ path })),
    ...categoryRows
      .parse(categories)
      .map((row) => ({ path: listHref(toCategoryListLocation(row)), modified: row.modified ?? undefined })),
    ...organisations.map(({ id, updatedAt }) => ({
      path: listHref(toOrganisationListLocation(id)),
      modified: updatedAt,
    })),
  ];
}

const newsRows = z.array(z.object({ id: z.number(), section, topic: z.string(), published: z.date() }));

/** News of the last two days that were published here first, newest first. */
export async function listFreshNews(now = getCurrentTime()): Promise<NewsSitemapEntry[]> {
  dependsOn(tag.lists(), tag.categories);
  const since = new Date(now.getTime() - NEWS_SITEMAP_DAYS * DAY_MS);
  const rows = await db.$queryRaw`
    SELECT n.id, n.section, n.topic, n.publish_at AS published FROM news n
    WHERE n.section = 'news' AND n.publish_at > ${since} AND n.canonical_url = '' AND ${publicSql(now)}
    ORDER BY n.publish_at DESC, n.id DESC LIMIT ${NEWS_SITEMAP_ITEMS}`;
  return newsRows.parse(rows).map(({ topic, published, ...row }) => ({ path: newsHref(row), title: topic, published }));
}
