import { z } from 'zod';
import { db } from '../db';
import { listPublicCards } from '../news/queries';
import { publicSql } from '../news-filter/queries';
import { Prisma } from '../prisma/client';
import { seen, tag } from '../trace';
import type { MostReadChoice } from './rules';
import { MOST_READ_ITEMS, type ReadItem } from './schema';

/** Items whose days are added up: those read most ever, and those read most in the last week. */
const MOST_EVER = 300;
const MOST_LATELY = 200;
const LATELY_DAYS = 7;

const readRows = z.array(z.object({ id: z.number(), reads: z.number() }));

/**
 * What readers opened most in a window. The days of all items would be millions of rows in a year, so only those of
 * candidates are added up; an item that is missed has been read less than three hundred others.
 */
export async function listMostRead({ days, categoryId }: MostReadChoice, now = new Date()): Promise<ReadItem[]> {
  seen(tag.lists(categoryId), tag.categories);
  const today = Prisma.sql`(${now}::timestamptz AT TIME ZONE 'Asia/Bangkok')::date`;
  const all = categoryId === undefined;
  const ofCategory = all ? Prisma.empty : Prisma.sql`WHERE c.category_id = ${categoryId}`;
  const joined = all
    ? Prisma.empty
    : Prisma.sql`JOIN news_count c ON c.news_id = d.news_id AND c.category_id = ${categoryId}`;
  const rows = await db.$queryRaw`
    WITH ever AS (
      SELECT c.news_id FROM news_count c ${ofCategory} ORDER BY c.reads DESC, c.news_id DESC LIMIT ${MOST_EVER}
    ), lately AS (
      SELECT d.news_id FROM news_daily_count d ${joined}
      WHERE d.day > ${today} - ${LATELY_DAYS}::int GROUP BY d.news_id ORDER BY sum(d.reads) DESC, d.news_id DESC LIMIT ${MOST_LATELY}
    ), sums AS (
      SELECT w.news_id, d.reads FROM (SELECT news_id FROM ever UNION SELECT news_id FROM lately) w CROSS JOIN LATERAL (
        SELECT sum(reads)::int AS reads FROM news_daily_count WHERE news_id = w.news_id AND day > ${today} - ${days}::int) d
      WHERE d.reads > 0
    )
    SELECT n.id, s.reads FROM sums s JOIN news n ON n.id = s.news_id
    WHERE ${publicSql(now)} ${all ? Prisma.sql`AND n.section = 'news'` : Prisma.empty}
    ORDER BY s.reads DESC, n.id DESC LIMIT ${MOST_READ_ITEMS}`;
  const found = readRows.parse(rows);
  const cards = new Map((await listPublicCards(found.map(({ id }) => id))).map((card) => [card.id, card]));
  return found.flatMap(({ id, reads }) => {
    const card = cards.get(id);
    return card ? [{ card, reads }] : [];
  });
}
