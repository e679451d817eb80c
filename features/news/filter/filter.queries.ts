import { z } from 'zod';
import { db } from '@/lib/db/db';
import { pickName } from '@/lib/messages/language';
import { Prisma } from '@/lib/prisma/client';
import { dependsOn, tag } from '@/lib/request/context';
import { escapeLike } from '@/lib/text/search-text';
import { toIndexForm } from '@/lib/text/trigrams';
import { getCurrentTime } from '@/lib/time/current-time';
import { BUDDHIST_OFFSET } from '@/lib/time/format';
import { toThaiDayRange } from '@/lib/time/thai-time';
import { listCardsInOrder } from '../news.queries';
import type { NewsCard } from '../news.schema';
import { listForms } from './filter.rules';
import { ENOUGH_HITS, MIN_TEXT_TERM_LENGTH, type NewsFilter, type SearchLevel, type Term } from './filter.schema';
import { findSearchLevels } from './terms.queries';

/** Cursor of a list: the last item seen. */
export type NewsCursor = { publishedAt: Date; id: number };

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
 * Condition over `news_search n`: the item contains the term in one of its forms; very short ones are searched in
 * headlines only.
 */
function termSql(term: Term): Prisma.Sql {
  const places = listForms(term).map((word) => {
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

/**
 * Condition for public items that match a filter, including its search, over `news_search n`.
 *
 * @param readings ways to read the search, each as terms that an item contains all
 */
export function searchFilterSql(filter: NewsFilter, readings: readonly (readonly Term[])[], now: Date): Prisma.Sql {
  const ways = readings
    .filter((terms) => terms.length > 0)
    .map((terms) => Prisma.join(terms.map(termSql), ' AND ', '(', ')'));
  const wanted = ways.length === 0 ? [] : [Prisma.join(ways, ' OR ', '(', ')')];
  return Prisma.join([publicSearchSql(now), ...filterPartsSql(filter), ...wanted], ' AND ');
}

/**
 * The readings of a filter's search for lists that keep no order of precision, such as feeds, alerts and exports: as
 * typed, and with all words in any place if that has too few hits. Searches with some of the words have no place there.
 */
export async function resolveReadings(filter: NewsFilter): Promise<readonly Term[][]> {
  dependsOn(tag.lists(filter.categoryId), tag.categories);
  return narrowReadings(filter, await findSearchLevels(filter));
}

/** The same for the levels of a search. */
export async function narrowReadings(filter: NewsFilter, levels: readonly SearchLevel[]): Promise<readonly Term[][]> {
  const readings: Term[][] = [];
  for (const { tier, terms } of levels) {
    if (tier === 'some' && readings.length > 0) break;
    readings.push([...terms]);
    const isLast = levels[readings.length]?.tier !== 'all';
    if (isLast || (await countReadings(filter, readings, ENOUGH_HITS)) >= ENOUGH_HITS) break;
  }
  return readings;
}

async function countReadings(filter: NewsFilter, readings: readonly Term[][], most: number): Promise<number> {
  const condition = searchFilterSql(filter, readings, getCurrentTime());
  const rows = await db.$queryRaw`
    SELECT count(*)::int AS id FROM (SELECT 1 FROM news_search n WHERE ${condition} LIMIT ${most}) AS found`;
  return idRows.parse(rows)[0]?.id ?? 0;
}

/** The newest public items that match, at most `take`, after the cursor if given. */
export async function listFilteredNews(filter: NewsFilter, take: number, behind?: NewsCursor): Promise<NewsCard[]> {
  return listCardsInOrder(await listFilteredIds(filter, take, behind));
}

const idRows = z.array(z.object({ id: z.number() }));

/**
 * Like `listFilteredNews`, but only the ids.
 *
 * @param readings of the search, if they are resolved already
 */
export async function listFilteredIds(
  filter: NewsFilter,
  take: number,
  behind?: NewsCursor,
  readings?: readonly Term[][],
): Promise<number[]> {
  dependsOn(tag.lists(filter.categoryId), tag.categories);
  const condition = searchFilterSql(filter, readings ?? (await resolveReadings(filter)), getCurrentTime());
  const after = behind
    ? Prisma.sql`AND (n.publish_at, n.id) < (${behind.publishedAt}, ${behind.id}::int)`
    : Prisma.empty;
  const rows = await db.$queryRaw`
    SELECT n.id FROM news_search n WHERE ${condition} ${after} ORDER BY n.publish_at DESC, n.id DESC LIMIT ${take}`;
  return idRows.parse(rows).map(({ id }) => id);
}

/** Number of public items that match, counted up to `most`. */
export async function countFilteredNews(filter: NewsFilter, most: number): Promise<number> {
  return countReadings(filter, await resolveReadings(filter), most);
}

const names = { name: true, nameEn: true } as const;

/** Names of a filter's category, organisation and province in the page's language; undefined if not set or not visible. */
export async function findFilterNames(filter: NewsFilter) {
  const { categoryId, organisationId, provinceId } = filter;
  const [category, organisation, province] = await Promise.all([
    categoryId && db.category.findFirst({ where: { id: categoryId, visible: true }, select: names }),
    organisationId && db.organisation.findUnique({ where: { id: organisationId }, select: { name: true } }),
    provinceId && db.province.findUnique({ where: { id: provinceId }, select: names }),
  ]);
  dependsOn(tag.categories, tag.organisations);
  return {
    category: category ? pickName(category) : undefined,
    organisation: organisation ? organisation.name : undefined,
    province: province ? pickName(province) : undefined,
  };
}

/** Start and end of a Buddhist year in Thai time. */
function toYearRange(year: number | undefined): { gte?: Date; lt?: Date } {
  if (year === undefined) return {};
  const common = String(year - BUDDHIST_OFFSET).padStart(4, '0');
  return toThaiDayRange(`${common}-01-01`, `${common}-12-31`);
}
