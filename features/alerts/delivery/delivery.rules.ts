import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import type { AlertFrequency } from '../alerts.schema';

/** 08:00 in Thailand as an offset from midnight UTC, and from the epoch to its first Monday, 5 January 1970. */
const DAILY_MS = HOUR_MS;
const MONDAY_MS = 4 * DAY_MS + DAILY_MS;

const slots: Readonly<Record<AlertFrequency, (now: number) => number>> = {
  now: (now) => now,
  daily: (now) => getLastPeriodStart(now, DAY_MS, DAILY_MS),
  weekly: (now) => getLastPeriodStart(now, 7 * DAY_MS, MONDAY_MS),
};

/** The latest time at which mails of a rhythm were due: now, or the last 08:00 in Thailand, daily or on a Monday. */
export const getLastSlot = (rhythm: AlertFrequency, now: Date): Date => new Date(slots[rhythm](now.getTime()));

const getLastPeriodStart = (now: number, period: number, first: number): number =>
  Math.floor((now - first) / period) * period + first;

/** An item due to be mailed for an alert of an address. */
export type DueItem = { addressId: number; alertId: number; newsId: number };
/** The items of one mail; `also` lists other alerts of the address that match any of them. */
export type MailShare = { alertId: number; newsIds: readonly number[]; also: readonly number[] };

/**
 * Distributes due items so that each address gets an item once: first by the alert with the most items, then by those
 * that have items left.
 *
 * @param due the items of each alert in the order of the mail
 */
export function shareOutItems(due: readonly DueItem[]): MailShare[] {
  return [...groupByKey(due, ({ addressId }) => addressId).values()].flatMap(shareOutAddress);
}

function shareOutAddress(due: readonly DueItem[]): MailShare[] {
  const found = [...groupByKey(due, ({ alertId }) => alertId)].map(([alertId, items]) => ({
    alertId,
    newsIds: items.map(({ newsId }) => newsId),
  }));
  const told = new Set<number>();
  return found
    .toSorted((one, other) => other.newsIds.length - one.newsIds.length || one.alertId - other.alertId)
    .flatMap(({ alertId, newsIds: all }) => {
      const newsIds = all.filter((id) => !told.has(id));
      for (const id of newsIds) told.add(id);
      const also = found.filter(
        (other) => other.alertId !== alertId && other.newsIds.some((id) => newsIds.includes(id)),
      );
      return newsIds.length === 0 ? [] : [{ alertId, newsIds, also: also.map((other) => other.alertId) }];
    });
}

function groupByKey(
  due: readonly DueItem[],
  keyOf: (item: DueItem) => number,
): ReadonlyMap<number, readonly DueItem[]> {
  const lists = new Map<number, DueItem[]>();
  for (const item of due) {
    const list = lists.get(keyOf(item));
    if (list) list.push(item);
    else lists.set(keyOf(item), [item]);
  }
  return lists;
}
