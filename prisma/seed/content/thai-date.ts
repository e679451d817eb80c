const months = [
  'มกราคม',
  'กุมภาพันธ์',
  'มีนาคม',
  'เมษายน',
  'พฤษภาคม',
  'มิถุนายน',
  'กรกฎาคม',
  'สิงหาคม',
  'กันยายน',
  'ตุลาคม',
  'พฤศจิกายน',
  'ธันวาคม',
] as const;
/** Thailand has had no summer time since 1920, so its zone is a plain offset. */
const BANGKOK_OFFSET_MS = 7 * 3_600_000;
export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

export type BangkokDay = { year: number; month: number; day: number; weekday: number; hour: number };

/** The calendar day in Bangkok; `month` counts from 1, `weekday` from Sunday as 0. */
export function toBangkokDay(at: Date): BangkokDay {
  const local = new Date(at.getTime() + BANGKOK_OFFSET_MS);
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
  return new Date(Date.UTC(year, month - 1, day, hour, minute) - BANGKOK_OFFSET_MS);
}

/** '20 พฤศจิกายน 2569' */
export function formatThaiDate(at: Date): string {
  const { year, month, day } = toBangkokDay(at);
  return `${day} ${months[month - 1]} ${year + 543}`;
}

/** 'พฤศจิกายน 2569' */
export function formatThaiMonth(at: Date): string {
  const { year, month } = toBangkokDay(at);
  return `${months[month - 1]} ${year + 543}`;
}

/** '2026-11-20' */
export function toIsoDay(at: Date): string {
  return new Date(at.getTime() + BANGKOK_OFFSET_MS).toISOString().slice(0, 10);
}

export const toBuddhistYear = (at: Date): number => toBangkokDay(at).year + 543;
/** A fiscal year runs from October to September. */
export const toFiscalYear = (at: Date): number => toBuddhistYear(at) + (toBangkokDay(at).month >= 10 ? 1 : 0);
/** A school year starts in May. */
export const toSchoolYear = (at: Date): number => toBuddhistYear(at) - (toBangkokDay(at).month < 5 ? 1 : 0);
