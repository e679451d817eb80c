import { filterPartsSql, publicSearchSql } from '@/features/news/filter/filter.queries';
import { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import type { SearchQuery } from './buckets.schema';
import { listCombinations } from './combinations.rules';
import type { AccessMethod, SearchField, SearchTerms, SearchWord } from './frequency.schema';

/** SQL condition over `news_search n` for the public items within the filter of a search, without its words. */
export const buildScopeSql = ({ filter, except = [], now }: Pick<SearchQuery, 'filter' | 'except' | 'now'>): Prisma.Sql =>
  Prisma.join(
    [
      publicSearchSql(now),
      ...filterPartsSql(filter),
      ...(except.length > 0 ? [Prisma.sql`n.id <> ALL (${[...except]}::int[])`] : []),
    ],
    ' AND ',
  );

/** SQL condition over `news_search n`: enough terms are in that field, each by one of its words. */
export function buildMatchSql(
  { terms, least }: SearchTerms,
  place: SearchField,
  asking: AccessMethod,
): Prisma.Sql {
  const found = terms.map((term) =>
    Prisma.join(
      term.map((look) => buildWordSql(look, place, asking)),
      ' OR ',
      '(',
      ')',
    ),
  );
  if (found.length === 0) return Prisma.sql`true`;
  if (least >= found.length) return Prisma.join(found, ' AND ', '(', ')');
  return asking === 'indexed' ? buildSomeIndexedSql(found, least) : buildSomeReadSql(found, least);
}

/** Some of the conditions, so that an index is used for each combination of them. */
const buildSomeIndexedSql = (conditions: readonly Prisma.Sql[], least: number): Prisma.Sql =>
  Prisma.join(
    listCombinations(conditions, least).map((some) => Prisma.join(some, ' AND ', '(', ')')),
    ' OR ',
    '(',
    ')',
  );

const buildSomeReadSql = (conditions: readonly Prisma.Sql[], least: number): Prisma.Sql =>
  Prisma.sql`${Prisma.join(
    conditions.map((condition) => Prisma.sql`${condition}::int`),
    ' + ',
    '(',
    ')',
  )} >= ${least}::int`;

function buildWordSql(look: SearchWord, place: SearchField, asking: AccessMethod): Prisma.Sql {
  const words = place === 'words' ? look.words : look.needle;
  const column = columns[place === 'text' && look.short ? 'topic' : place];
  return asking === 'indexed'
    ? Prisma.sql`${column} LIKE ${`%${escapeLike(words)}%`}`
    : Prisma.sql`strpos(${column}, ${words}) > 0`;
}

const columns: Record<SearchField, Prisma.Sql> = {
  words: Prisma.sql`n.words`,
  topic: Prisma.sql`n.topic`,
  text: Prisma.sql`n.text`,
};

/** Rank of a hit: 0 for enough terms as whole words of the headline, 1 for enough in the headline, else 2. */
export const buildRankSql = (wanted: SearchTerms): Prisma.Sql => Prisma.sql`CASE
  WHEN NOT ${buildMatchSql(wanted, 'topic', 'read')} THEN 2
  WHEN NOT ${buildMatchSql(wanted, 'words', 'read')} THEN 1 ELSE 0 END`;

/** Conditions of each rank, the part that can use an index first. */
export const rankConditions: readonly ((wanted: SearchTerms, asking: AccessMethod) => Prisma.Sql)[] = [
  (wanted, asking) => Prisma.sql`${buildMatchSql(wanted, 'words', asking)}
    AND ${buildMatchSql(wanted, 'topic', 'read')} AND ${buildMatchSql(wanted, 'text', 'read')}`,
  (wanted, asking) => Prisma.sql`${buildMatchSql(wanted, 'topic', asking)}
    AND NOT ${buildMatchSql(wanted, 'words', 'read')} AND ${buildMatchSql(wanted, 'text', 'read')}`,
  (wanted, asking) =>
    Prisma.sql`NOT ${buildMatchSql(wanted, 'topic', 'read')} AND ${buildMatchSql(wanted, 'text', asking)}`,
];
