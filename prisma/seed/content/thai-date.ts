import { BUDDHIST_OFFSET, MONTHS } from '@/lib/time/format';
import { THAI_OFFSET_MS } from '@/lib/time/units';

export type BangkokDay = { year: number; month: number; day: number; weekday: number; hour: number };

/** The calendar day in Bangkok; `month` counts from 1, `weekday` from Sunday as 0. */
export function toBangkokDay(at: Date): BangkokDay {
  const local = new Date(at.getTime() + THAI_OFFSET_MS);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
  };
}

/** A time of day in Bangkok, on the Bangkok day of `at`. */
export function toBangkokTime(at: Date, hour: number, minute: number): Date {
  const { year, month, day } = toBangkokDay(at);
  return new Date(Date.UTC(year, month - 1, day, hour, minute) - THAI_OFFSET_MS);
}

/** '20 พฤศจิกายน 2569' */
export function formatThaiDate(at: Date): string {
  const { year, month, day } = toBangkokDay(at);
  return `${day} ${MONTHS[month - 1]} ${year + BUDDHIST_OFFSET}`;
}

/** 'พฤศจิกายน 2569' */
export function formatThaiMonth(at: Date): string {
  const { year, month } = toBangkokDay(at);
  return `${MONTHS[month - 1]} ${year + BUDDHIST_OFFSET}`;
}

export const toBuddhistYear = (at: Date): number => toBangkokDay(at).year + BUDDHIST_OFFSET;
/** A fiscal year runs from October to September. */
export const toFiscalYear = (at: Date): number => toBuddhistYear(at) + (toBangkokDay(at).month >= 10 ? 1 : 0);
/** A school year starts in May. */
export const toSchoolYear = (at: Date): number => toBuddhistYear(at) - (toBangkokDay(at).month < 5 ? 1 : 0);
