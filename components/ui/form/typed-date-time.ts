import { formatThaiDayInput, readThaiDay, readThaiTime, toThaiDateParts, toThaiIsoTime } from '@/lib/time/thai-time';
import { fieldMessages } from '../messages/fields/messages';

/** Text of the two inputs of a date-time field. */
export type TypedDateTime = { day: string; time: string };

/** Text of a moment in the field; a value that is no moment is returned as it was typed. */
export function toTypedDateTime(value: string): TypedDateTime {
  const parts = toThaiDateParts(value);
  if (parts) return { day: formatThaiDayInput(parts.day), time: parts.time };
  const [day = '', time = ''] = value.split(' ');
  return { day, time };
}

/** The typed moment with its offset; '' for no input; else the typed text, which the server refuses. */
export function toDateTimeValue({ day, time }: TypedDateTime, defaultTime: string): string {
  if (day.trim() === '' && time.trim() === '') return '';
  const readDay = readThaiDay(day);
  const readTime = time.trim() === '' ? defaultTime : readThaiTime(time);
  return readDay && readTime ? toThaiIsoTime(readDay, readTime) : `${day.trim()} ${time.trim()}`;
}

/** Error message of the typed text, if any; `min` and `max` are moments. */
export function findDateTimeError(
  { day, time }: TypedDateTime,
  value: string,
  { min, max }: { min?: string; max?: string },
): string | undefined {
  if (value === '') return undefined;
  if (day.trim() === '') return fieldMessages['ui.dayMissing'];
  if (!readThaiDay(day)) return fieldMessages['ui.badDay'].th;
  if (time.trim() !== '' && !readThaiTime(time)) return fieldMessages['ui.badTime'];
  if (min && Date.parse(value) < Date.parse(min)) return `${fieldMessages['ui.tooEarly']} ${formatLimit(min)}`;
  if (max && Date.parse(value) > Date.parse(max)) return `${fieldMessages['ui.tooLate']} ${formatLimit(max)}`;
  return undefined;
}

function formatLimit(moment: string): string {
  const { day, time } = toTypedDateTime(moment);
  return `${day} ${time}`;
}
