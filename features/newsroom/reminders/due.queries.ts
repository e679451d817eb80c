import { Prisma } from '@/lib/prisma/client';
import { TIME_ZONE } from '@/lib/time/format';
import { OVERDUE_DAYS } from './reminders.rules';

/** Days from a waiting Thursday on until it is overdue, over the weekend between. */
const OVER_WEEKEND = OVERDUE_DAYS + 2;

/**
 * The moment from which something that waits since a time is overdue, as an expression: `OVERDUE_DAYS` working days later,
 * from Saturdays and Sundays counted from the beginning of Monday. It agrees with `isOverdue`.
 */
export function buildReviewDueSql(since: Prisma.Sql): Prisma.Sql {
  const day = Prisma.sql`date_trunc('day', ${since} AT TIME ZONE ${TIME_ZONE}::text)`;
  const later = (days: number) => Prisma.sql`make_interval(days => ${days}::int)`;
  return Prisma.sql`CASE extract(isodow FROM ${since} AT TIME ZONE ${TIME_ZONE}::text)
    WHEN 4 THEN ${since} + ${later(OVER_WEEKEND)} WHEN 5 THEN ${since} + ${later(OVER_WEEKEND)}
    WHEN 6 THEN (${day} + ${later(OVERDUE_DAYS + 2)}) AT TIME ZONE ${TIME_ZONE}::text
    WHEN 7 THEN (${day} + ${later(OVERDUE_DAYS + 1)}) AT TIME ZONE ${TIME_ZONE}::text
    ELSE ${since} + ${later(OVERDUE_DAYS)} END`;
}
