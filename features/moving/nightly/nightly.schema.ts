import { z } from 'zod';
import { id, rawText } from '@/lib/command/validation';
import { dayField } from '@/lib/time/date-fields';
import { readThaiTime } from '@/lib/time/thai-time';
import { movingMessages as words } from '../moving.messages';

const TIME_LENGTH = 20;
/** Days back that the form offers for a nightly run. */
export const nightlyDays = [2, 7, 30, 365] as const;

/** Minute of the day of a typed time. */
const minuteField = rawText(TIME_LENGTH, words['moving.nightly.badTime']).transform((typed, context) => {
  const [hour, minute] = (readThaiTime(typed) ?? '').split(':');
  if (hour !== undefined && minute !== undefined) return Number(hour) * 60 + Number(minute);
  context.addIssue({ code: 'custom', message: words['moving.nightly.badTime'] });
  return z.NEVER;
});

export const nightlyInput = z.discriminatedUnion(
  'isOn',
  [
    z.object({ sourceId: id, isOn: z.literal(false) }),
    z.object({
      sourceId: id,
      isOn: z.literal(true),
      at: minuteField,
      until: dayField('publication', { bad: words['moving.nightly.badDay'] }),
      /** Null for everything. */
      days: z.number().int().min(1).max(3_650).nullable(),
    }),
  ],
  words['moving.nightly.badChoice'],
);

/** `HH:MM` of a minute of the day. */
export const formatMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
