import { formatThaiDayInput, readThaiDay, readThaiTime, toThaiDateParts, toThaiIsoTime } from '@/lib/time/thai-time';
import { fieldMessages } from '../messages/fields/messages';

/** What stands in the two parts of a field for day and time. */
export type TypedDateTime = { day: string; time: string };

/** A moment as it stands in the field; what is no moment comes back as it was typed. */
export function toTypedDateTime(value: string): TypedDateTime {
  const parts = toThaiDateParts(value);
  if (parts) return { day: formatThaiDayInput(parts.day), time: parts.time };
  const [day = '', time = ''] = value.split(' ');
  return { day, time };
}

/** The moment that was typed with its offset; '' for nothing; else the typed words, which the server refuses. */
export function toDateTimeValue({ day, time }: TypedDateTime, defaultTime: string): string {
  if (day.trim() === '' && time.trim() === '') return '';
  const readDay = readThaiDay(day);
  const readTime = time.trim() === '' ? defaultTime : readThaiTime(time);
  return readDay && readTime ? toThaiIsoTime(readDay, readTime) : `${day.trim()} ${time.trim()}`;
}

/** What is wrong with it, in words; `min` and `max` are moments. */
export function findDateTimeError(
  { day, time }: TypedDateTime,
  value: string,
  { min, max }: { min?: string; max?: string },
): string | undefined {
  if (value === '') return undefined;
  if (day.trim() === '') return fieldMessages['ui.dayMissing'].th;
  if (!readThaiDay(day)) return fieldMessages['ui.badDay'].th;
  if (time.trim() !== '' && !readThaiTime(time)) return fieldMessages['ui.badTime'].th;
  if (min && Date.parse(value) < Date.parse(min)) return `${fieldMessages['ui.tooEarly'].th} ${formatLimit(min)}`;
  if (max && Date.parse(value) > Date.parse(max)) return `${fieldMessages['ui.tooLate'].th} ${formatLimit(max)}`;
  return undefined;
}

function formatLimit(moment: string): string {
  const { day, time } = toTypedDateTime(moment);
  return `${day} ${time}`;
}
