import { isEnglish } from '@/lib/messages/language';
import { BUDDHIST_OFFSET, formatYear, MONTHS, SHORT_MONTHS, toIsoWithOffset, toUtcDay } from './format';
import { DAY_MS } from './units';

/** Range of years that are read as Buddhist; no date in the common era is that late. */
export const BUDDHIST_YEARS = { first: 2_400, last: 2_700 } as const;
/** First year that is accepted; JavaScript takes the years below 100 for those of the last century. */
const FIRST_COMMON_YEAR = 1_000;

/** Months as they are compared: without full stops. */
const BARE_MONTHS = SHORT_MONTHS.map((month) => month.replaceAll('.', ''));

/** A day in ISO 8601: `2024-02-29`. */
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** A day and time in ISO 8601. Without an offset, as native browser fields send it, the time is Thailand's. */
const ISO_DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::([0-5]\d(?:\.\d{1,9})?))?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/;

/** Maximum length of a typed day or time; a regular expression would backtrack on longer ones. */
const LONGEST_TYPED = 60;

const toArabicDigits = (typed: string): string =>
  typed.length > LONGEST_TYPED ? '' : typed.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)).trim();

/**
 * Parses a typed day: `29/2/2567`, `29-02-2567`, `29 ก.พ. 2567` or `29 กุมภาพันธ์ พ.ศ. 2567`, in Arabic or Thai digits;
 * or in ISO 8601, `2024-02-29`, where a Buddhist year is recognised, `2567-02-29`. Years of the common era after a
 * month are refused as ambiguous but on English pages, and so are two-digit years.
 *
 * @returns `YYYY-MM-DD` in the common era, or undefined if invalid
 */
export function readThaiDay(typed: string): string | undefined {
  const written = toArabicDigits(typed);
  if (ISO_DAY.test(written)) return readIsoDay(written);
  const found = /^(\d{1,2})[\s/.-]*([^\d\s/-][^\d]*?|\d{1,2})[\s/.-]*(?:พ\.?\s?ศ\.?\s*)?(\d{4})$/.exec(written);
  const [, day = '', month = '', year = ''] = found ?? [];
  const number = findMonthNumber(month);
  if (!found || number === undefined || !(isBuddhist(Number(year)) || isEnglish())) return undefined;
  return toIsoDay(toCommonYear(Number(year)), number, Number(day));
}

const toCommonYear = (year: number): number => (isBuddhist(year) ? year - BUDDHIST_OFFSET : year);

const isBuddhist = (year: number): boolean => year >= BUDDHIST_YEARS.first && year <= BUDDHIST_YEARS.last;

function readIsoDay(written: string): string | undefined {
  const [, year, month, day] = ISO_DAY.exec(written) ?? [];
  return toIsoDay(toCommonYear(Number(year)), Number(month), Number(day));
}

function findMonthNumber(typed: string): number | undefined {
  if (/^\d+$/.test(typed)) return Number(typed);
  const word = typed.replace(/พ\.?\s?ศ\.?\s*$/, '').replace(/[.\s]/g, '');
  const at = Math.max(MONTHS.indexOf(word), BARE_MONTHS.indexOf(word));
  return at < 0 ? undefined : at + 1;
}

/** Formats three parts as `YYYY-MM-DD`; undefined if there is no such day. */
function toIsoDay(year: number, month: number, day: number): string | undefined {
  if (!(year >= FIRST_COMMON_YEAR)) return undefined;
  const made = new Date(Date.UTC(year, month - 1, day));
  const isSame = made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
  return isSame ? toUtcDay(made) : undefined;
}

/** Parses a typed time of day, `8.30`, `08:30` or `0830`, to `HH:MM`; undefined if invalid. */
export function readThaiTime(typed: string): string | undefined {
  const found = /^(\d{1,2})(?:[.:]|(?=\d\d$))(\d{2})(?:\s*น\.?)?$/.exec(toArabicDigits(typed));
  const [, hour = '', minute = ''] = found ?? [];
  if (!found || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** Formats a day in the common era for date fields: `29/02/2567`, on English pages `29/02/2024`. */
export function formatThaiDayInput(day: string): string {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  return year ? `${date}/${month}/${formatYear(Number(year) + BUDDHIST_OFFSET)}` : '';
}

/** A day and time in Thailand with its offset: `2024-02-29T08:30:00+07:00`. */
export function toThaiIsoTime(day: string, time: string): string {
  return `${day}T${time}:00+07:00`;
}

/**
 * Splits a time into the Thai day and time of a field, in any time zone of the browser or the server.
 *
 * @param value in a format of `readThaiDateTime`
 * @returns undefined for anything else
 */
export function toThaiDateParts(value: string): { day: string; time: string } | undefined {
  const moment = readThaiDateTime(value);
  if (!moment) return undefined;
  const shown = toIsoWithOffset(moment);
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * Parses a date and time: with an offset, or as a native browser field sends it, in Thai time. A Buddhist year is
 * recognised.
 *
 * @returns undefined if invalid: days and hours that no calendar and no clock shows, including leap seconds
 */
export function readThaiDateTime(value: string): Date | undefined {
  const [, date = '', clock = '', seconds = '00', offset = '+07:00'] = ISO_DATE_TIME.exec(toArabicDigits(value)) ?? [];
  const [day, time] = [readIsoDay(date), readThaiTime(clock)];
  if (day === undefined || time === undefined) return undefined;
  return new Date(`${day}T${time}:${seconds}${offset}`);
}

/** Condition for the times between two Thai days, both included; open on a side without a day. */
export function toThaiDayRange(from: string | undefined, to: string | undefined): { gte?: Date; lt?: Date } {
  const startOf = (day: string) => new Date(toThaiIsoTime(day, '00:00'));
  return {
    gte: from === undefined ? undefined : startOf(from),
    lt: to === undefined ? undefined : new Date(startOf(to).getTime() + DAY_MS),
  };
}
