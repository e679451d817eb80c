import { filterPartsSql, publicSearchSql } from '@/features/news/filter/filter.queries';
import { toHalf } from '@/features/news/sample/sample.rules';
import type { AccessMethod, SearchField, SearchTerms, SearchWord } from '@/features/news/sample/sample.schema';
import { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import type { SearchQuery } from './buckets.schema';
import { listCombinations } from './combinations.rules';

/** SQL condition over `news_search n` for the public items within the filter of a search, without its words. */
export const buildScopeSql = ({
  filter,
  except = [],
  now,
}: Pick<SearchQuery, 'filter' | 'except' | 'now'>): Prisma.Sql =>
  Prisma.join(
    [
      publicSearchSql(now),
      ...filterPartsSql(filter),
      ...(except.length > 0 ? [Prisma.sql`n.id <> ALL (${[...except]}::int[])`] : []),
    ],
    ' AND ',
  );

/** SQL condition over `news_search n`: enough terms are in that field, each by one of its words. */
export function buildMatchSql({ terms, least }: SearchTerms, place: SearchField, asking: AccessMethod): Prisma.Sql {
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
  Prisma.sql`(${Prisma.join(
    conditions.map((condition) => Prisma.sql`${condition}::int`),
    ' + ',
  )} >= ${least}::int)`;

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

/** Rank of a hit: the place of its condition in `rankConditions`. */
export const buildRankSql = (wanted: SearchTerms): Prisma.Sql => Prisma.sql`CASE
  WHEN NOT ${buildMatchSql(wanted, 'topic', 'read')}
  THEN CASE WHEN ${buildMatchSql(toHalf(wanted), 'topic', 'read')} THEN 2 ELSE 3 END
  WHEN NOT ${buildMatchSql(wanted, 'words', 'read')} THEN 1 ELSE 0 END`;

type RankCondition = (wanted: SearchTerms, asking: AccessMethod) => Prisma.Sql;

/**
 * Conditions of each rank, the part that can use an index first: enough terms as whole words of the headline, enough in
 * the headline, half of them in the headline, all others.
 */
const rankConditions: readonly RankCondition[] = [
  (wanted, asking) => Prisma.sql`${buildMatchSql(wanted, 'words', asking)}
    AND ${buildMatchSql(wanted, 'topic', 'read')} AND ${buildMatchSql(wanted, 'text', 'read')}`,
  (wanted, asking) => Prisma.sql`${buildMatchSql(wanted, 'topic', asking)}
    AND NOT ${buildMatchSql(wanted, 'words', 'read')} AND ${buildMatchSql(wanted, 'text', 'read')}`,
  (wanted, asking) => Prisma.sql`${buildMatchSql(wanted, 'text', asking)}
    AND ${buildMatchSql(toHalf(wanted), 'topic', 'read')} AND NOT ${buildMatchSql(wanted, 'topic', 'read')}`,
  (wanted, asking) => Prisma.sql`NOT ${buildMatchSql(toHalf(wanted), 'topic', 'read')}
    AND ${buildMatchSql(wanted, 'text', asking)}`,
];

/** Conditions of the ranks that can have items, by rank. */
export function listRankConditions(wanted: SearchTerms): { rank: number; condition: RankCondition }[] {
  // Words searched in headlines only are in no text, and one word has no half.
  const isInTopics = wanted.terms.flat().every(({ short }) => short);
  const possible = isInTopics ? [0, 1] : wanted.least > 1 ? [0, 1, 2, 3] : [0, 1, 3];
  return rankConditions.flatMap((condition, rank) => (possible.includes(rank) ? [{ rank, condition }] : []));
}
