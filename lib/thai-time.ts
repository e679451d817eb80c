import { BUDDHIST_OFFSET, isoWithOffset } from './format';

/** The first and the last Buddhist year that a field takes; years typed in the common era are not guessed at. */
const FIRST_YEAR = 2_400;
const LAST_YEAR = 2_700;

const MONTHS: readonly string[] = [
  ...['มกราคม', 'กุมภาพันธ์', 'มีนาคม', 'เมษายน', 'พฤษภาคม', 'มิถุนายน'],
  ...['กรกฎาคม', 'สิงหาคม', 'กันยายน', 'ตุลาคม', 'พฤศจิกายน', 'ธันวาคม'],
];
const SHORT_MONTHS: readonly string[] = [...['มค', 'กพ', 'มีค', 'เมย', 'พค', 'มิย', 'กค', 'สค', 'กย', 'ตค', 'พย', 'ธค']];

/** A day of the common era, as ISO 8601 writes it: `2024-02-29`. */
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** What a browser's own field for day and time sends. */
const LOCAL_MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

const plain = (typed: string): string =>
  typed.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)).trim();

/**
 * The day that somebody typed: `29/2/2567`, `29-02-2567`, `29 ก.พ. 2567` or `29 กุมภาพันธ์ พ.ศ. 2567`, in Arabic or Thai digits.
 *
 * @returns `YYYY-MM-DD` in the common era, or undefined for what is no day of the Buddhist calendar
 */
export function readThaiDay(typed: string): string | undefined {
  const found = /^(\d{1,2})[\s/.-]*([^\d\s/-][^\d]*?|\d{1,2})[\s/.-]*(?:พ\.?\s?ศ\.?\s*)?(\d{4})$/.exec(plain(typed));
  const [, day = '', month = '', year = ''] = found ?? [];
  const number = monthNumber(month);
  if (!found || number === undefined || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return undefined;
  return isoDay(Number(year) - BUDDHIST_OFFSET, number, Number(day));
}

function monthNumber(typed: string): number | undefined {
  if (/^\d+$/.test(typed)) return Number(typed);
  const word = typed.replace(/พ\.?\s?ศ\.?\s*$/, '').replace(/[.\s]/g, '');
  const at = Math.max(MONTHS.indexOf(word), SHORT_MONTHS.indexOf(word));
  return at < 0 ? undefined : at + 1;
}

/** The three parts as `YYYY-MM-DD`, if there is such a day. */
function isoDay(year: number, month: number, day: number): string | undefined {
  const made = new Date(Date.UTC(year, month - 1, day));
  const isSame = made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
  return isSame ? made.toISOString().slice(0, 10) : undefined;
}

/** A time of the day as it is typed, `8.30`, `08:30` or `0830`, as `HH:MM`; undefined for what is none. */
export function readThaiTime(typed: string): string | undefined {
  const found = /^(\d{1,2})(?:[.:]|(?=\d\d$))(\d{2})(?:\s*น\.?)?$/.exec(plain(typed));
  const [, hour = '', minute = ''] = found ?? [];
  if (!found || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** A day of the common era as it is typed and shown in fields: `29/02/2567`. */
export function thaiDayText(day: string): string {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  return year ? `${date}/${month}/${Number(year) + BUDDHIST_OFFSET}` : '';
}

/** The moment of a day and a time in Thailand, with its offset: `2024-02-29T08:30:00+07:00`. */
export function thaiMoment(day: string, time: string): string {
  return `${day}T${time}:00+07:00`;
}

/**
 * A moment as the two parts of a field in Thailand, whatever the zone of the browser or the server.
 *
 * @param value a moment with its offset, or what a browser's own field sends, which is Thai time
 * @returns undefined for anything else
 */
export function thaiParts(value: string): { day: string; time: string } | undefined {
  const [, day, time] = LOCAL_MOMENT.exec(value) ?? [];
  if (day && time) return isRealDay(day) && readThaiTime(time) ? { day, time } : undefined;
  if (!ISO_MOMENT.test(value) || Number.isNaN(Date.parse(value))) return undefined;
  const shown = isoWithOffset(new Date(value));
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

function isRealDay(day: string): boolean {
  const [, year, month, date] = ISO_DAY.exec(day) ?? [];
  return isoDay(Number(year), Number(month), Number(date)) === day;
}

/** The moment behind what a field for day and time sent, or undefined for what is none. */
export function readThaiMoment(value: string): Date | undefined {
  const parts = thaiParts(value);
  return parts && new Date(thaiMoment(parts.day, parts.time));
}

/** The moments between two days of Thailand, both included, as a condition; without a day it is open on that side. */
export function thaiDays(from: string | undefined, to: string | undefined): { gte?: Date; lt?: Date } {
  const startOf = (day: string) => new Date(thaiMoment(day, '00:00'));
  return {
    gte: from === undefined ? undefined : startOf(from),
    lt: to === undefined ? undefined : new Date(startOf(to).getTime() + DAY_MS),
  };
}
const DAY_MS = 86_400_000;
