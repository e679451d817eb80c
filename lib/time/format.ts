import { isEnglish, say } from '@/lib/messages/language';
import { monthMessages, shortMonthMessages, weekdayMessages } from './calendar.messages';
import { THAI_OFFSET_MS } from './units';

/** Time zone of every displayed date and time, independent of the server's. */
export const TIME_ZONE = 'Asia/Bangkok';
/** Years by which the Buddhist era is ahead of the common era. */
export const BUDDHIST_OFFSET = 543;

/*
 * Arithmetic instead of Intl: creating the first Thai formatters of a page takes a fifth of a second in a phone's
 * browser.
 */
export const MONTHS: readonly string[] = monthMessages.map(({ th }) => th);
export const SHORT_MONTHS: readonly string[] = shortMonthMessages.map(({ th }) => th);

/** `20 พ.ย. 2569`, in English `20 Nov 2026`. */
export function formatDate(date: Date): string {
  return `${formatDayMonth(date)} ${formatYear(getBuddhistYear(date))}`;
}

/** `20 พ.ย.`, for lists where the year is obvious. */
export function formatDayMonth(date: Date): string {
  const thai = toThaiClock(date);
  return `${thai.getUTCDate()} ${say(shortMonthMessages[thai.getUTCMonth()] ?? '')}`;
}

/** `วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569 เวลา 10.30 น.`, in English `Friday 20 November 2026, 10:30`. */
export function formatLongDate(date: Date): string {
  const thai = toThaiClock(date);
  const weekday = say(weekdayMessages[thai.getUTCDay()] ?? '');
  const day = `${thai.getUTCDate()} ${getMonthName(thai.getUTCMonth())}`;
  const year = formatYear(getBuddhistYear(date));
  if (isEnglish()) return `${weekday} ${day} ${year}, ${formatTime(date)}`;
  return `วัน${weekday}ที่ ${day} พ.ศ. ${year} เวลา ${formatTime(date)}`;
}

/** `20 พฤศจิกายน 2569`, for a calendar day `YYYY-MM-DD` of the common era. */
export function formatLongDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${getMonthName((month ?? 0) - 1)} ${formatYear((year ?? 0) + BUDDHIST_OFFSET)}`;
}

/** `10.30 น.`, as Thai offices write it; in English `10:30`. */
export function formatTime(date: Date): string {
  const time = toThaiClock(date).toISOString().slice(11, 16);
  return isEnglish() ? time : `${time.replace(':', '.')} น.`;
}

/** Full name of a month, counted from 0; empty for none. */
export const getMonthName = (index: number): string => say(monthMessages[index] ?? '');

/** A year of the Buddhist era as it is shown: in English of the common era. */
export const formatYear = (buddhist: number): number => (isEnglish() ? buddhist - BUDDHIST_OFFSET : buddhist);

/** `20 พ.ย. 2569 10.30 น.` */
export function formatDateTime(at: Date | string): string {
  const date = new Date(at);
  return `${formatDate(date)} ${formatTime(date)}`;
}

/** The Thai calendar day of a time as `YYYY-MM-DD` in the common era. */
export function toThaiDay(date: Date): string {
  return toUtcDay(toThaiClock(date));
}

/** The UTC day of a time, as columns of type `date` are read: `YYYY-MM-DD`. */
export function toUtcDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** A time as ISO 8601 with Thailand's offset: `2026-11-20T10:30:00+07:00`. */
export function toIsoWithOffset(date: Date): string {
  return `${toThaiClock(date).toISOString().slice(0, 19)}+07:00`;
}

/** The Buddhist year of the Thai calendar day, such as 2569. */
export function getBuddhistYear(date: Date): number {
  return toThaiClock(date).getUTCFullYear() + BUDDHIST_OFFSET;
}

/** The last time with a four-digit year; later ones are shown as this one. */
const LAST_MS = Date.UTC(9_999, 11, 31, 23, 59, 59, 999);

/** A date whose UTC parts are the Thai parts of the given one. */
const toThaiClock = (date: Date): Date => new Date(Math.min(date.getTime() + THAI_OFFSET_MS, LAST_MS));

/** Short form of a count, as on cards: 999, 1.0K (1000 and above), 2.3M (a million and above). */
export function formatCount(count: number): string {
  if (count >= 999_950) return `${(count / 1_000_000).toFixed(1)}M`;
  if (count >= 1_000) return `${(count / 1_000).toFixed(1)}K`;
  return String(count);
}

/** `1,204`; at most three decimal places. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/** A size in bytes as `2.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1_073_741_824) return `${(bytes / 1_073_741_824).toFixed(1)} GB`;
  if (bytes >= 1_048_576) return `${(bytes / 1_048_576).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1_024))} KB`;
}

/**
 * Fills the placeholders of a sentence in one pass: a value that looks like a placeholder or a pattern of `replace` is
 * inserted literally.
 *
 * @param sentence with placeholders such as `{name}`
 * @param values by placeholder; one without a value stays
 */
export function interpolate(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
}
