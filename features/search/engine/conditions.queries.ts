import { filterPartsSql, publicSearchSql } from '@/features/news/filter/filter.queries';
import { getColumn, getWordForm } from '@/features/news/sample/index-keys.rules';
import { toHalf } from '@/features/news/sample/sample.rules';
import type { AccessMethod, IndexKeys, SearchField, SearchTerms } from '@/features/news/sample/sample.schema';
import { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import type { SearchQuery } from './buckets.schema';

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

/**
 * SQL condition over `news_search n`: enough terms are in that field, each by one of its words. By index, the chosen
 * entries are looked up first and the whole words compared in what they leave.
 */
export function buildMatchSql(wanted: Wanted, place: SearchField, asking: AccessMethod): Prisma.Sql {
  const keys = asking === 'indexed' ? wanted.keys?.[place] : undefined;
  const read = buildReadSql(wanted, place);
  return keys && keys.length > 0 ? Prisma.sql`(${buildKeysSql(keys)} AND ${read})` : read;
}

/** The terms of a search, and the index entries if an index may be used. */
type Wanted = SearchQuery['wanted'];

/** An item has all entries of one alternative; `LIKE` uses the trigram index. */
const buildKeysSql = (keys: IndexKeys): Prisma.Sql =>
  joinSql(
    keys.map((all) =>
      joinSql(
        all.map(({ column, entry }) => Prisma.sql`${columns[column]} LIKE ${`%${escapeLike(entry)}%`}`),
        ' AND ',
      ),
    ),
    ' OR ',
  );

function buildReadSql({ terms, least }: SearchTerms, place: SearchField): Prisma.Sql {
  const found = terms.map((term) =>
    joinSql(
      term.map((look) => Prisma.sql`strpos(${columns[getColumn(look, place)]}, ${getWordForm(look, place)}) > 0`),
      ' OR ',
    ),
  );
  if (found.length === 0) return Prisma.sql`true`;
  if (least >= found.length) return joinSql(found, ' AND ');
  return Prisma.sql`(${Prisma.join(
    found.map((condition) => Prisma.sql`${condition}::int`),
    ' + ',
  )} >= ${least}::int)`;
}

const joinSql = (parts: readonly Prisma.Sql[], separator: ' AND ' | ' OR '): Prisma.Sql =>
  Prisma.join([...parts], separator, '(', ')');

const columns: Record<SearchField, Prisma.Sql> = {
  words: Prisma.sql`n.words`,
  topic: Prisma.sql`n.topic`,
  text: Prisma.sql`n.text`,
};

/** Rank of a hit: the place of its condition in `rankConditions`. */
export const buildRankSql = (wanted: Wanted): Prisma.Sql => Prisma.sql`CASE
  WHEN NOT ${buildMatchSql(wanted, 'topic', 'read')}
  THEN CASE WHEN ${buildMatchSql(toHalf(wanted), 'topic', 'read')} THEN 2 ELSE 3 END
  WHEN NOT ${buildMatchSql(wanted, 'words', 'read')} THEN 1 ELSE 0 END`;

type RankCondition = (wanted: Wanted, asking: AccessMethod) => Prisma.Sql;

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
export function listRankConditions(wanted: Wanted): { rank: number; condition: RankCondition }[] {
  // Words searched in headlines only are in no text, and one word has no half.
  const isInTopics = wanted.terms.flat().every(({ short }) => short);
  const possible = isInTopics ? [0, 1] : wanted.least > 1 ? [0, 1, 2, 3] : [0, 1, 3];
  return rankConditions.flatMap((condition, rank) => (possible.includes(rank) ? [{ rank, condition }] : []));
}
