import { z } from 'zod';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { dependsOn, tag } from '@/lib/request/context';
import { escapeLike } from '@/lib/text/search-text';
import { toIndexForm } from '@/lib/text/trigrams';
import { getCurrentTime } from '@/lib/time/current-time';
import { BUDDHIST_OFFSET } from '@/lib/time/format';
import { toThaiDayRange } from '@/lib/time/thai-time';
import { listCardsInOrder } from '../news.queries';
import type { NewsCard } from '../news.schema';
import { splitSearchTerms } from './filter.rules';
import { MIN_TEXT_TERM_LENGTH, type NewsFilter, type Term } from './filter.schema';
import { findSynonyms } from './synonyms.queries';

/** Cursor of a list: the last item seen. */
export type NewsCursor = { publishedAt: Date; id: number };

/** Terms of a filter's search, with their synonyms. */
export async function findTerms({ search }: NewsFilter): Promise<Term[]> {
  const needles = splitSearchTerms(search ?? '');
  const synonyms = await findSynonyms(needles);
  return needles.map((needle) => ({ needle, synonyms: synonyms.get(needle) ?? [] }));
}

/**
 * Condition for public items of `news n`, like `buildPublicWhere`, without a join or a required index, so that a LIMIT
 * can stop the scan early.
 */
export const publicSql = (now: Date): Prisma.Sql =>
  Prisma.sql`n.status = 'allow' AND n.deleted_at IS NULL AND ${publicSearchSql(now)}`;

/** The same for `news_search n`, which only contains allowed items. */
export const publicSearchSql = (now: Date): Prisma.Sql => Prisma.sql`
  n.publish_at <= ${now} AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now})
  AND n.category_id <> ALL (ARRAY(SELECT id FROM category WHERE NOT visible))`;

/** Time of the next scheduled publication or expiry, as SQL; null if there is none. */
export const nextChangeSql = (now: Date): Prisma.Sql => Prisma.sql`least(
  (SELECT min(publish_at) FROM news_search WHERE publish_at > ${now}),
  (SELECT min(unpublish_at) FROM news_search WHERE unpublish_at > ${now}))`;

/**
 * Condition over `news_search n`: the item contains the term or one of its synonyms; very short ones are searched in
 * headlines only.
 */
function termSql({ needle, synonyms }: Term): Prisma.Sql {
  const places = [needle, ...synonyms].map((word) => {
    const column = [...word].length < MIN_TEXT_TERM_LENGTH ? Prisma.sql`n.topic` : Prisma.sql`n.text`;
    return Prisma.sql`${column} LIKE ${`%${escapeLike(toIndexForm(word))}%`}`;
  });
  return Prisma.sql`(${Prisma.join(places, ' OR ')})`;
}

/** Conditions of a filter without its search, over `news n` or `news_search n`, to be joined by AND. */
export function filterPartsSql(filter: NewsFilter): Prisma.Sql[] {
  const { gte, lt } = toThaiDayRange(filter.from, filter.to);
  const year = toYearRange(filter.year);
  const wanted: [unknown, Prisma.Sql][] = [
    [filter.section, Prisma.sql`n.section = ${filter.section}::section`],
    [filter.categoryId, Prisma.sql`n.category_id = ${filter.categoryId}`],
    [filter.organisationId, Prisma.sql`n.organisation_id = ${filter.organisationId}`],
    [
      filter.provinceId,
      Prisma.sql`n.organisation_id IN (SELECT id FROM organisation WHERE province_id = ${filter.provinceId})`,
    ],
    [gte, Prisma.sql`n.publish_at >= ${gte}`],
    [lt, Prisma.sql`n.publish_at < ${lt}`],
    [year.gte, Prisma.sql`n.publish_at >= ${year.gte}`],
    [year.lt, Prisma.sql`n.publish_at < ${year.lt}`],
  ];
  return wanted.flatMap(([value, sql]) => (value === undefined ? [] : [sql]));
}

/** Condition for public items that match a filter, without its search, over `news n`. */
export function filterSql(filter: NewsFilter, now: Date): Prisma.Sql {
  return Prisma.join([publicSql(now), ...filterPartsSql(filter)], ' AND ');
}

/** Condition for public items that match a filter, including its search, over `news_search n`. */
export function searchFilterSql(filter: NewsFilter, terms: readonly Term[], now: Date): Prisma.Sql {
  return Prisma.join([publicSearchSql(now), ...filterPartsSql(filter), ...terms.map(termSql)], ' AND ');
}

/** The newest public items that match, at most `take`, after the cursor if given. */
export async function listFilteredNews(filter: NewsFilter, take: number, behind?: NewsCursor): Promise<NewsCard[]> {
  return listCardsInOrder(await listFilteredIds(filter, take, behind));
}

const idRows = z.array(z.object({ id: z.number() }));

/** Like `listFilteredNews`, but only the ids. */
export async function listFilteredIds(filter: NewsFilter, take: number, behind?: NewsCursor): Promise<number[]> {
  dependsOn(tag.lists(filter.categoryId), tag.categories);
  const condition = searchFilterSql(filter, await findTerms(filter), getCurrentTime());
  const after = behind
    ? Prisma.sql`AND (n.publish_at, n.id) < (${behind.publishedAt}, ${behind.id}::int)`
    : Prisma.empty;
  const rows = await db.$queryRaw`
    SELECT n.id FROM news_search n WHERE ${condition} ${after} ORDER BY n.publish_at DESC, n.id DESC LIMIT ${take}`;
  return idRows.parse(rows).map(({ id }) => id);
}

/** Number of public items that match, counted up to `most`. */
export async function countFilteredNews(filter: NewsFilter, most: number): Promise<number> {
  dependsOn(tag.lists(filter.categoryId), tag.categories);
  const condition = searchFilterSql(filter, await findTerms(filter), getCurrentTime());
  const rows = await db.$queryRaw`
    SELECT count(*)::int AS id FROM (SELECT 1 FROM news_search n WHERE ${condition} LIMIT ${most}) AS found`;
  return idRows.parse(rows)[0]?.id ?? 0;
}

/** Names of a filter's category, organisation and province; undefined if not set or not visible. */
export async function findFilterNames(filter: NewsFilter) {
  const { categoryId, organisationId, provinceId } = filter;
  const [category, organisation, province] = await Promise.all([
    categoryId && db.category.findFirst({ where: { id: categoryId, visible: true }, select: { name: true } }),
    organisationId && db.organisation.findUnique({ where: { id: organisationId }, select: { name: true } }),
    provinceId && db.province.findUnique({ where: { id: provinceId }, select: { name: true } }),
  ]);
  dependsOn(tag.categories, tag.organisations);
  return {
    category: category ? category.name : undefined,
    organisation: organisation ? organisation.name : undefined,
    province: province ? province.name : undefined,
  };
}

/** Start and end of a Buddhist year in Thai time. */
function toYearRange(year: number | undefined): { gte?: Date; lt?: Date } {
  if (year === undefined) return {};
  const common = String(year - BUDDHIST_OFFSET).padStart(4, '0');
  return toThaiDayRange(`${common}-01-01`, `${common}-12-31`);
}
