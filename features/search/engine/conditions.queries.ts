import { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import type { AccessMethod, SearchField, SearchTerms, SearchWord } from './frequency.schema';

/** SQL condition over `news_search n`: every term is in that field by one of its words. */
export function buildMatchSql(wanted: SearchTerms, place: SearchField, asking: AccessMethod): Prisma.Sql {
  const terms = wanted.map((term) =>
    Prisma.join(
      term.map((look) => buildWordSql(look, place, asking)),
      ' OR ',
      '(',
      ')',
    ),
  );
  return terms.length === 0 ? Prisma.sql`true` : Prisma.join(terms, ' AND ', '(', ')');
}

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

/** Rank of a hit: 0 for all terms as whole words of the headline, 1 for all in the headline, else 2. */
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
