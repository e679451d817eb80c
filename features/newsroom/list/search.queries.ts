import { cache } from 'react';
import { findHeadlineReadings, joinReadings } from '@/features/news/filter/headline.queries';
import type { AccessMethod } from '@/features/news/sample/sample.schema';
import { parseId } from '@/lib/command/ids';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import { toIndexForm } from '@/lib/text/trigrams';
import type { ListSearch } from './search.schema';

const ITEM_NUMBER = /^#?(\d{1,10})$/;

/**
 * Wishes of a search of a staff list: items with its words in headline or text, those whose author's name has all of
 * them, and the one with that number. Memoised per render.
 */
export const readListSearch = cache(async (needle: string): Promise<ListSearch> => {
  const words = needle.split(' ').map((word) => ({ contains: escapeLike(word), mode: 'insensitive' as const }));
  const [readings, systemUsers, collegeUsers] = await Promise.all([
    findHeadlineReadings(needle),
    db.systemUser.findMany({
      where: { account: { AND: words.map((displayName) => ({ displayName })) } },
      select: { id: true },
    }),
    db.collegeUser.findMany({
      where: { AND: words.map((word) => ({ OR: [{ firstName: word }, { lastName: word }] })) },
      select: { id: true },
    }),
  ]);
  return {
    readings,
    systemUsers: systemUsers.map(({ id }) => id),
    collegeUsers: collegeUsers.map(({ id }) => id),
    id: parseId(ITEM_NUMBER.exec(needle)?.[1] ?? ''),
  };
});

/** Condition over `news_search s`: the published item has the words; by an index, or read from each row. */
export const publishedTextSql = ({ readings }: ListSearch, asking: AccessMethod): Prisma.Sql =>
  joinReadings(readings, (form) =>
    asking === 'indexed'
      ? Prisma.sql`s.text LIKE ${`%${escapeLike(toIndexForm(form))}%`}`
      : Prisma.sql`strpos(s.text, ${toIndexForm(form)}) > 0`,
  );

/** The same over `news n`; for the items that the search table doesn't have, which are few. */
const unpublishedTextSql = ({ readings }: ListSearch): Prisma.Sql =>
  joinReadings(readings, (form) => Prisma.sql`strpos(n.text_search, ${form}) > 0`);

const unpublishedItemSql = Prisma.sql`(n.status IN ('draft', 'wait', 'return', 'hide') OR n.deleted_at IS NOT NULL)`;

/** Condition over `news n`: one of the authors that the search names wrote it; undefined if it names none. */
export function writtenBySql({ systemUsers, collegeUsers }: ListSearch): Prisma.Sql | undefined {
  const parts = [
    ...(systemUsers.length > 0 ? [Prisma.sql`n.system_user_id = ANY (${[...systemUsers]}::int[])`] : []),
    ...(collegeUsers.length > 0 ? [Prisma.sql`n.college_user_id = ANY (${[...collegeUsers]}::int[])`] : []),
  ];
  return parts.length > 0 ? Prisma.join(parts, ' OR ', '(', ')') : undefined;
}

/** Condition over `news n`: the search finds it. Each item is read, the search table by its id. */
export function foundSql(search: ListSearch): Prisma.Sql {
  const text = Prisma.sql`COALESCE(
    (SELECT ${publishedTextSql(search, 'read')} FROM news_search s WHERE s.id = n.id), ${unpublishedTextSql(search)})`;
  const written = writtenBySql(search);
  const parts = [
    ...(search.id === undefined ? [] : [Prisma.sql`n.id = ${search.id}`]),
    ...(written ? [written] : []),
    text,
  ];
  return Prisma.join(parts, ' OR ', '(', ')');
}

/**
 * Ids of all items that the search finds, each part by its own index, which a condition that joins them with OR couldn't
 * use.
 *
 * @param within condition over `news_search s` that the listed items fulfil
 */
export function foundIdsSql(search: ListSearch, asking: AccessMethod, within: Prisma.Sql): Prisma.Sql {
  const written = writtenBySql(search);
  const parts = [
    Prisma.sql`SELECT s.id FROM news_search s WHERE ${publishedTextSql(search, asking)} AND ${within}`,
    Prisma.sql`SELECT n.id FROM news n WHERE ${unpublishedItemSql} AND ${unpublishedTextSql(search)}`,
    ...(written ? [Prisma.sql`SELECT n.id FROM news n WHERE ${written}`] : []),
    ...(search.id === undefined ? [] : [Prisma.sql`SELECT ${search.id}::int`]),
  ];
  return Prisma.sql`SELECT id FROM (${Prisma.join(parts, ' UNION ')}) u`;
}
