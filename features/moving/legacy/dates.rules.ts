import { readThaiDateTime, readThaiDay, toThaiIsoTime } from '@/lib/time/thai-time';

/** Year before which no item of a web site is; a zero date or a mistyped one is older. */
const FIRST_YEAR = 1990;
/** Time a date may lie ahead, in milliseconds: items that wait for their time. */
const MAX_AHEAD_MS = 366 * 86_400_000;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const PARTS = /^([^\sT]+)(?:[T ]+(\d{1,2}[:.]\d{2})(?:[:.](\d{2})(?:\.\d+)?)?)?\s*(?:น\.?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Reads a date of an old site: ISO 8601 or MySQL's form, the day first with strokes, in either era, with or without a
 * time, which is Thailand's where no offset is given.
 *
 * @param now the current time
 * @returns undefined for a zero date, another impossible one, and one that lies outside of the web's time
 */
export function readOldDate(written: unknown, now: Date): Date | undefined {
  if (typeof written !== 'string') return undefined;
  const [, date = '', clock = '00:00', seconds = '00', zone = ''] = PARTS.exec(written.trim()) ?? [];
  const day = toCommonDay(date);
  if (day === undefined) return undefined;
  const [hour = '', minute = ''] = clock.split(/[:.]/);
  const time = `${hour.padStart(2, '0')}:${minute}`;
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  const moment = readThaiDateTime(
    zone === '' && seconds === '00' ? toThaiIsoTime(day, time) : `${day}T${time}:${seconds}${offset}`,
  );
  if (!moment || moment.getUTCFullYear() < FIRST_YEAR) return undefined;
  return moment.getTime() > now.getTime() + MAX_AHEAD_MS ? undefined : moment;
}

/** `YYYY-MM-DD` of the common era. */
function toCommonDay(date: string): string | undefined {
  const [, day, month, year] = DAY_FIRST.exec(date) ?? [];
  if (day === undefined || month === undefined || year === undefined) return readThaiDay(date);
  return readThaiDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
