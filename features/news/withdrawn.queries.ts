import { cache } from 'react';
import { db } from '@/lib/db/db';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import type { Withdrawal } from './news.schema';

/**
 * Public note and time of an item's withdrawal; undefined if the item should look as if it had never existed. Memoised
 * per render.
 */
export const findWithdrawn = cache(async (id: number, now = getCurrentTime()): Promise<Withdrawal | undefined> => {
  dependsOn(tag.news(id));
  const row = await db.news.findFirst({
    where: { id, status: 'hide', withdrawalNote: { not: null }, deletedAt: null, publishAt: { lte: now } },
    select: {
      withdrawalNote: true,
      updatedAt: true,
      reviews: { where: { event: 'hide' }, select: { at: true }, orderBy: { at: 'desc' }, take: 1 },
    },
  });
  if (!row) return undefined;
  // Items older than the history only have their last change.
  return { note: row.withdrawalNote ?? '', at: (row.reviews[0]?.at ?? row.updatedAt).toISOString() };
});
