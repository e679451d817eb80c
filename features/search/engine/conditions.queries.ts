import { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import type { AccessMethod, SearchField, SearchTerms, SearchWord } from './frequency.schema';

/** That every term stands in that place of the item, by one of its words; SQL over `news_search n`. */
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

/** The rank of a found item, 0 to 2: all terms as whole words of the headline, all in the headline, or not. */
export const buildRankSql = (wanted: SearchTerms): Prisma.Sql => Prisma.sql`CASE
  WHEN NOT ${buildMatchSql(wanted, 'topic', 'read')} THEN 2
  WHEN NOT ${buildMatchSql(wanted, 'words', 'read')} THEN 1 ELSE 0 END`;

/** What is asked of the items of each rank, the part that an index can answer first. */
export const rankConditions: readonly ((wanted: SearchTerms, asking: AccessMethod) => Prisma.Sql)[] = [
  (wanted, asking) => Prisma.sql`${buildMatchSql(wanted, 'words', asking)}
    AND ${buildMatchSql(wanted, 'topic', 'read')} AND ${buildMatchSql(wanted, 'text', 'read')}`,
  (wanted, asking) => Prisma.sql`${buildMatchSql(wanted, 'topic', asking)}
    AND NOT ${buildMatchSql(wanted, 'words', 'read')} AND ${buildMatchSql(wanted, 'text', 'read')}`,
  (wanted, asking) =>
    Prisma.sql`NOT ${buildMatchSql(wanted, 'topic', 'read')} AND ${buildMatchSql(wanted, 'text', asking)}`,
];
