import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/units';
import { buildReviewDueSql } from './due.queries';
import { isOverdue } from './reminders.rules';

/** Monday 00:00 in Thailand. */
const MONDAY = Date.parse('2026-11-23T00:00:00+07:00');

test('the due moment of every hour of a week is the first at which it is overdue', async () => {
  const hours = Array.from({ length: 7 * 24 }, (_, index) => new Date(MONDAY + index * HOUR_MS + MINUTE_MS));
  const rows = await db.$queryRaw<{ since: Date; due: Date }[]>`
    SELECT t.since, ${buildReviewDueSql(Prisma.sql`t.since`)} AS due FROM unnest(${hours}::timestamptz[]) AS t (since)`;
  expect(rows).toHaveLength(hours.length);
  for (const { since, due } of rows) {
    expect([since, isOverdue(since, due)]).toEqual([since, true]);
    expect([since, isOverdue(since, new Date(due.getTime() - 1))]).toEqual([since, false]);
  }
});
