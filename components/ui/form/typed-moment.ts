import { readThaiDay, readThaiTime, thaiDayText, thaiMoment, thaiParts } from '@/lib/time/thai-time';
import { fieldMessages } from '../messages/fields/messages';

/** What stands in the two parts of a field for day and time. */
export type TypedMoment = { day: string; time: string };

/** A moment as it stands in the field; what is no moment comes back as it was typed. */
export function toTyped(value: string): TypedMoment {
  const parts = thaiParts(value);
  if (parts) return { day: thaiDayText(parts.day), time: parts.time };
  const [day = '', time = ''] = value.split(' ');
  return { day, time };
}

/** The moment that was typed with its offset; '' for nothing; else the typed words, which the server refuses. */
export function fromTyped({ day, time }: TypedMoment, defaultTime: string): string {
  if (day.trim() === '' && time.trim() === '') return '';
  const readDay = readThaiDay(day);
  const readTime = time.trim() === '' ? defaultTime : readThaiTime(time);
  return readDay && readTime ? thaiMoment(readDay, readTime) : `${day.trim()} ${time.trim()}`;
}

/** What is wrong with it, in words; `min` and `max` are moments. */
export function verdictOf(
  { day, time }: TypedMoment,
  value: string,
  { min, max }: { min?: string; max?: string },
): string | undefined {
  if (value === '') return undefined;
  if (day.trim() === '') return fieldMessages['ui.dayMissing'].th;
  if (!readThaiDay(day)) return fieldMessages['ui.badDay'].th;
  if (time.trim() !== '' && !readThaiTime(time)) return fieldMessages['ui.badTime'].th;
  if (min && Date.parse(value) < Date.parse(min)) return `${fieldMessages['ui.tooEarly'].th} ${inWords(min)}`;
  if (max && Date.parse(value) > Date.parse(max)) return `${fieldMessages['ui.tooLate'].th} ${inWords(max)}`;
  return undefined;
}

function inWords(moment: string): string {
  const { day, time } = toTyped(moment);
  return `${day} ${time}`;
}
