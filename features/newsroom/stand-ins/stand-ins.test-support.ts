import { toDayColumn } from '@/lib/auth/stand-ins';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { toThaiDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';

/** Thai day some days from now, as `YYYY-MM-DD`. */
export const getDay = (ahead: number): string => toThaiDay(new Date(Date.now() + ahead * DAY_MS));

/** An absence that runs, by default from yesterday to tomorrow. */
export const anAbsence = (of: Viewer, by: Viewer, days: { from?: number; to?: number } = {}) =>
  db.absence.create({
    data: {
      ...{ accountId: of.accountId ?? 0, standInId: by.accountId ?? 0 },
      firstDay: toDayColumn(new Date(Date.now() + (days.from ?? -1) * DAY_MS)),
      lastDay: toDayColumn(new Date(Date.now() + (days.to ?? 1) * DAY_MS)),
    },
  });

/** Gives an account an address, and the mail preferences of those who want everything. */
export async function reach(viewer: Viewer): Promise<string> {
  const email = `account-${viewer.accountId}@example.org`;
  await db.account.update({ where: { id: viewer.accountId }, data: { email, mailOptIns: { newsWaiting: true } } });
  return email;
}
