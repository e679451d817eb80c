import { isPlausibleDay } from '@/lib/time/date-windows';
import { readThaiDay } from '@/lib/time/thai-time';
import { getFirstValue } from './list';

/** Maximum length of a typed day, in characters; the rest is ignored. */
const MAX_DAY = 60;

/**
 * Parses a day to `YYYY-MM-DD`, as links write it (`2026-11-20`) or as people do (`20/11/2569`); undefined if invalid.
 */
export function readDay(value: string | string[] | undefined): string | undefined {
  const day = readThaiDay(getFirstValue(value).slice(0, MAX_DAY));
  return day !== undefined && isPlausibleDay('filter', day) ? day : undefined;
}
