import type { AlertFrequency } from '../alerts.schema';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Eight in the morning in Thailand, after midnight in UTC; the Monday is the first one that there was. */
const DAILY_MS = HOUR_MS;
const MONDAY_MS = 4 * DAY_MS + DAILY_MS;

const slots: Readonly<Record<AlertFrequency, (now: number) => number>> = {
  now: (now) => now,
  daily: (now) => getLastPeriodStart(now, DAY_MS, DAILY_MS),
  weekly: (now) => getLastPeriodStart(now, 7 * DAY_MS, MONDAY_MS),
};

/** The last moment at which mails of a rhythm were due: now, today's or yesterday's 08:00 in Thailand, or a Monday's. */
export const getLastSlot = (rhythm: AlertFrequency, now: Date): Date => new Date(slots[rhythm](now.getTime()));

const getLastPeriodStart = (now: number, period: number, first: number): number =>
  Math.floor((now - first) / period) * period + first;

/** An item that is to be mailed to an alert of an address now. */
export type DueItem = { addressId: number; alertId: number; newsId: number };
/** The items of one letter, and the other alerts of its address that found any of them. */
export type MailShare = { alertId: number; newsIds: readonly number[]; also: readonly number[] };

/**
 * Shares out what is due so that each item goes to an address once: to the alert that found most, then to those that have
 * something left.
 *
 * @param due the items of each alert in the order of the letter
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
