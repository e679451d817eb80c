import { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import type { Asking, Look, Place, Wanted } from './frequency.schema';

/** That every term stands in that place of the item, by one of its words; SQL over `news_search n`. */
export function standsSql(wanted: Wanted, place: Place, asking: Asking): Prisma.Sql {
  const terms = wanted.map((term) =>
    Prisma.join(
      term.map((look) => lookSql(look, place, asking)),
      ' OR ',
      '(',
      ')',
    ),
  );
  return terms.length === 0 ? Prisma.sql`true` : Prisma.join(terms, ' AND ', '(', ')');
}

function lookSql(look: Look, place: Place, asking: Asking): Prisma.Sql {
  const words = place === 'words' ? look.words : look.needle;
  const column = columns[place === 'text' && look.short ? 'topic' : place];
  return asking === 'indexed'
    ? Prisma.sql`${column} LIKE ${`%${escapeLike(words)}%`}`
    : Prisma.sql`strpos(${column}, ${words}) > 0`;
}

const columns: Record<Place, Prisma.Sql> = {
  words: Prisma.sql`n.words`,
  topic: Prisma.sql`n.topic`,
  text: Prisma.sql`n.text`,
};

/** The rank of a found item, 0 to 2: all terms as whole words of the headline, all in the headline, or not. */
export const rankSql = (wanted: Wanted): Prisma.Sql => Prisma.sql`CASE
  WHEN NOT ${standsSql(wanted, 'topic', 'read')} THEN 2
  WHEN NOT ${standsSql(wanted, 'words', 'read')} THEN 1 ELSE 0 END`;

/** What is asked of the items of each rank, the part that an index can answer first. */
export const rankConditions: readonly ((wanted: Wanted, asking: Asking) => Prisma.Sql)[] = [
  (wanted, asking) => Prisma.sql`${standsSql(wanted, 'words', asking)}
    AND ${standsSql(wanted, 'topic', 'read')} AND ${standsSql(wanted, 'text', 'read')}`,
  (wanted, asking) => Prisma.sql`${standsSql(wanted, 'topic', asking)}
    AND NOT ${standsSql(wanted, 'words', 'read')} AND ${standsSql(wanted, 'text', 'read')}`,
  (wanted, asking) => Prisma.sql`NOT ${standsSql(wanted, 'topic', 'read')} AND ${standsSql(wanted, 'text', asking)}`,
];
