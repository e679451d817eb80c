import { readThaiDateTime, readThaiDay } from '@/lib/time/thai-time';
import { readOldDate } from '../legacy/dates.rules';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Offsets of RFC 822's named zones; any other name counts as UTC, as RFC 2822 wants. */
const zones: Readonly<Record<string, string>> = {
  ...{ est: '-05:00', edt: '-04:00', cst: '-06:00', cdt: '-05:00', mst: '-07:00', mdt: '-06:00' },
  ...{ pst: '-08:00', pdt: '-07:00', ict: '+07:00' },
};
const RFC_822 =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s-]+(\d{2,4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([a-z]{1,5}|[+-]\d{2}:?\d{2})?)?$/i;
const LONGEST = 60;
/** Years of two digits below it belong to this century. */
const CENTURY = 70;

/**
 * Reads a date of a feed: RFC 822 as RSS has it, in either era, or ISO 8601. Without an offset it is Thailand's time.
 *
 * @returns undefined for an unreadable or impossible one
 */
export function readFeedDate(written: string, now: Date): Date | undefined {
  const text = written.trim();
  if (text === '' || text.length > LONGEST) return undefined;
  const found = RFC_822.exec(text);
  if (!found) return readOldDate(text, now);
  const [, day = '', name = '', year = '', hour = '00', minute = '00', second = '00', zone = ''] = found;
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  const date = month === 0 ? undefined : readThaiDay(`${toWholeYear(year)}-${pad(month)}-${pad(day)}`);
  if (date === undefined) return undefined;
  const moment = readThaiDateTime(`${date}T${pad(hour)}:${minute}:${second}${toOffset(zone)}`);
  return moment && readOldDate(moment.toISOString(), now);
}

const pad = (part: string | number): string => String(part).padStart(2, '0');

function toWholeYear(year: string): string {
  if (year.length === 4) return year;
  return String(Number(year) + (Number(year) < CENTURY ? 2_000 : 1_900));
}

function toOffset(zone: string): string {
  if (zone === '') return '+07:00';
  if (/^[+-]/.test(zone)) return zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  return zones[zone.toLowerCase()] ?? 'Z';
}
