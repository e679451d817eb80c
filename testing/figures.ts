import { randomInt } from 'node:crypto';
import { db } from '@/lib/db/db';
import { toThaiDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';

/** Expected state of an item: the columns that figures depend on, and `published` once it has ever been public. */
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

/** Time `days` days from now, plus up to twelve random hours. */
export const makeRandomTime = (days: number): Date => new Date(Date.now() + days * DAY_MS + randomInt(0, DAY_MS / 2));

/** Thai calendar day `days` days from now. */
export const toDayAhead = (days: number): string => toThaiDay(new Date(Date.now() + days * DAY_MS));

/** Updates the expected state from the columns at a time: if it is public then, and the day it is counted on. */
export function updateExpected(item: ExpectedItem, now = new Date()): void {
  if (item.publishAt > now || item.status !== 'allow' || item.deletedAt) return;
  item.published = true;
  item.day = toThaiDay(item.publishAt);
}

/** Changes an item in the database and in the expected state. */
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

/** Reads and shares of an item on a day, as the read counter stores them. */
export const aCount = (newsId: number, day: string, reads: number, shares = 0) =>
  db.newsDailyCount.create({ data: { newsId, day: new Date(`${day}T00:00:00Z`), reads, shares } });

/** All stored sums, sorted, without rows of zeros. */
export const listStoredFigures = () =>
  db.$queryRaw<unknown[]>`
    SELECT 'day' AS part, f.* FROM figure_day f WHERE published <> 0 OR reads <> 0 OR shares <> 0
    UNION ALL
    SELECT 'month', f.* FROM figure_month f WHERE published <> 0 OR reads <> 0 OR shares <> 0
    ORDER BY 1, 2, 3, 4, 5, 6, 7`;
