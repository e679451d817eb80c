import { randomInt } from 'node:crypto';
import { db } from '@/lib/db/db';
import { toThaiDay } from '@/lib/time/format';

const DAY_MS = 86_400_000;

/** What a test knows of an item: the columns that figures depend on, and whether readers have ever seen it. */
export type ExpectedItem = {
  id: number;
  organisationId: number;
  categoryId: number;
  systemUserId: number | null;
  status: 'draft' | 'wait' | 'allow' | 'hide';
  publishAt: Date;
  deletedAt: Date | null;
  published: boolean;
  day?: string;
};

/** A moment so many days from now, at a random time of the day. */
export const makeRandomTime = (days: number): Date => new Date(Date.now() + days * DAY_MS + randomInt(0, DAY_MS / 2));

/** The day of a moment that lies so many days ahead. */
export const toDayAhead = (days: number): string => toThaiDay(new Date(Date.now() + days * DAY_MS));

/** Notes what follows from an item's columns at a moment: that it is public then, and on which day it counts. */
export function updateExpected(item: ExpectedItem, now = new Date()): void {
  if (item.publishAt > now || item.status !== 'allow' || item.deletedAt) return;
  item.published = true;
  item.day = toThaiDay(item.publishAt);
}

/** Changes an item in the database and in what the test knows of it. */
export async function changeItem(
  item: ExpectedItem,
  to: Partial<Omit<ExpectedItem, 'id' | 'published' | 'day'>>,
): Promise<void> {
  updateExpected(item);
  Object.assign(item, to);
  const level = to.status && { approveLevel: to.status === 'allow' || to.status === 'hide' ? 1 : 0 };
  await db.news.update({ where: { id: item.id }, data: { ...to, ...level } });
  updateExpected(item);
}

/** Reads and shares of an item on a day, as counting readers would leave them. */
export const aCount = (newsId: number, day: string, reads: number, shares = 0) =>
  db.newsDailyCount.create({ data: { newsId, day: new Date(`${day}T00:00:00Z`), reads, shares } });

/** All kept sums, in one order, without those that have come to nothing. */
export const listStoredFigures = () =>
  db.$queryRaw<unknown[]>`
    SELECT 'day' AS part, f.* FROM figure_day f WHERE published <> 0 OR reads <> 0 OR shares <> 0
    UNION ALL
    SELECT 'month', f.* FROM figure_month f WHERE published <> 0 OR reads <> 0 OR shares <> 0
    ORDER BY 1, 2, 3, 4, 5, 6, 7`;
