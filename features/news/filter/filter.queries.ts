import { z } from 'zod';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { dependsOn, tag } from '@/lib/request/context';
import { escapeLike } from '@/lib/text/search-text';
import { toIndexForm } from '@/lib/text/trigrams';
import { getCurrentTime } from '@/lib/time/current-time';
import { BUDDHIST_OFFSET } from '@/lib/time/format';
import { toThaiDayRange } from '@/lib/time/thai-time';
import { listPublicCards } from '../news.queries';
import type { NewsCard } from '../news.schema';
import { splitSearchTerms } from './filter.rules';
import { MIN_TEXT_TERM_LENGTH, type NewsFilter, type Term } from './filter.schema';
import { findSynonyms } from './synonyms.queries';

/** Where a walk through a list stands: the last item that it has seen. */
export type NewsCursor = { publishedAt: Date; id: number };

/** The words of a filter's search with what else counts as the same. */
export async function findTerms({ search }: NewsFilter): Promise<Term[]> {
  const needles = splitSearchTerms(search ?? '');
  const synonyms = await findSynonyms(needles);
  return needles.map((needle) => ({ needle, synonyms: synonyms.get(needle) ?? [] }));
}

/** What makes an item of `news n` public, as SQL without a join or an index of its own, so that a LIMIT stops it; the same as `isPublic` of the news. */
export const publicSql = (now: Date): Prisma.Sql =>
  Prisma.sql`n.status = 'allow' AND n.deleted_at IS NULL AND ${publicSearchSql(now)}`;

/** The same for `news_search n`, which has the allowed items only. */
export const publicSearchSql = (now: Date): Prisma.Sql => Prisma.sql`
  n.publish_at <= ${now} AND (n.unpublish_at IS NULL OR n.unpublish_at > ${now})
  AND n.category_id <> ALL (ARRAY(SELECT id FROM category WHERE NOT visible))`;

/** The next moment at which an item appears or disappears by time alone, as SQL; null where none waits. */
export const nextChangeSql = (now: Date): Prisma.Sql => Prisma.sql`least(
  (SELECT min(publish_at) FROM news_search WHERE publish_at > ${now}),
  (SELECT min(unpublish_at) FROM news_search WHERE unpublish_at > ${now}))`;

/** That one of the words stands in the item, as SQL over `news_search n`; very short ones are looked for in headlines only. */
function termSql({ needle, synonyms }: Term): Prisma.Sql {
  const places = [needle, ...synonyms].map((word) => {
    const column = [...word].length < MIN_TEXT_TERM_LENGTH ? Prisma.sql`n.topic` : Prisma.sql`n.text`;
    return Prisma.sql`${column} LIKE ${`%${escapeLike(toIndexForm(word))}%`}`;
  });
  return Prisma.sql`(${Prisma.join(places, ' OR ')})`;
}

/** What a filter asks beside its words, as SQL over `news n` or `news_search n`: conditions to be joined by AND. */
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

/** The condition of a filter but for its words, as SQL over `news n`. */
export function filterSql(filter: NewsFilter, now: Date): Prisma.Sql {
  return Prisma.join([publicSql(now), ...filterPartsSql(filter)], ' AND ');
}

/** The whole condition of a filter, as SQL over `news_search n`. */
export function searchFilterSql(filter: NewsFilter, terms: readonly Term[], now: Date): Prisma.Sql {
  return Prisma.join([publicSearchSql(now), ...filterPartsSql(filter), ...terms.map(termSql)], ' AND ');
}

/** The newest public items that fit, at most `take`, behind the cursor where one is given. */
export async function listFilteredNews(filter: NewsFilter, take: number, behind?: NewsCursor): Promise<NewsCard[]> {
  const ids = await listFilteredIds(filter, take, behind);
  const cards = new Map((await listPublicCards(ids)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

const idRows = z.array(z.object({ id: z.number() }));

/** As `listFilteredNews`, the ids only. */
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

/** How many public items fit, counted no further than `most`. */
export async function countFilteredNews(filter: NewsFilter, most: number): Promise<number> {
  dependsOn(tag.lists(filter.categoryId), tag.categories);
  const condition = searchFilterSql(filter, await findTerms(filter), getCurrentTime());
  const rows = await db.$queryRaw`
    SELECT count(*)::int AS id FROM (SELECT 1 FROM news_search n WHERE ${condition} LIMIT ${most}) AS found`;
  return idRows.parse(rows)[0]?.id ?? 0;
}

/** The names of what a filter is narrowed to; undefined for what is not asked, or is not shown to readers. */
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

/** The moments of a Buddhist year in Thailand. */
function toYearRange(year: number | undefined): { gte?: Date; lt?: Date } {
  if (year === undefined) return {};
  const common = String(year - BUDDHIST_OFFSET).padStart(4, '0');
  return toThaiDayRange(`${common}-01-01`, `${common}-12-31`);
}
