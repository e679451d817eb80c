import { DAY_MS, THAI_OFFSET_MS } from './units';

/** Number of a moment's weekday in Thailand, 0 for Sunday. */
const getThaiWeekday = (ms: number): number => new Date(ms + THAI_OFFSET_MS).getUTCDay();
const isWeekend = (ms: number): boolean => [0, 6].includes(getThaiWeekday(ms));

/**
 * The moment some working days earlier: Mondays to Fridays in Thai time, as the portal knows no holidays. At weekends it
 * counts from the end of Friday.
 *
 * @param days whole number of working days
 */
export function subtractWorkingDays(from: Date, days: number): Date {
  let ms = from.getTime();
  while (isWeekend(ms)) ms = startOfThaiDay(ms) - 1;
  for (let left = days; left > 0; ) {
    ms -= DAY_MS;
    if (!isWeekend(ms)) left -= 1;
  }
  return new Date(ms);
}

const startOfThaiDay = (ms: number): number => ms - ((ms + THAI_OFFSET_MS) % DAY_MS);
