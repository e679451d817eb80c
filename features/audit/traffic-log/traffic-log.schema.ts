import { z } from 'zod';
import { checkboxField, textField } from '@/lib/command/form-fields';
import { rawText } from '@/lib/command/validation';
import { trafficDays } from '@/lib/site/traffic-log.schema';
import { dayField } from '@/lib/time/date-fields';
import { readThaiTime } from '@/lib/time/thai-time';
import { trafficMessages as words } from './traffic-log.messages';

/** Input of the setting, by an administrator. */
export const trafficSettingInput = z.object({
  on: checkboxField,
  days: z
    .union([z.number().int(), z.string().regex(/^\s*\d{1,4}\s*$/, words['traffic.badDays'])], words['traffic.badDays'])
    .transform(Number)
    .refine((days) => days >= trafficDays.min && days <= trafficDays.max, words['traffic.badDays']),
});

const REASON = { least: 10, most: 500 } as const;

const timeField = (missing: string) =>
  rawText(20, words['traffic.badTime'])
    .default('')
    .transform((typed, context) => {
      const read = typed.trim() === '' ? missing : readThaiTime(typed);
      if (read !== undefined) return read;
      context.addIssue({ code: 'custom', message: words['traffic.badTime'] });
      return z.NEVER;
    });

/** End of a day, a time that no clock shows. */
export const DAY_END = '24:00';

/** A window of one Thai day, and the reason to read it. */
export const trafficWindowInput = z
  .object({
    day: dayField('past', { bad: words['traffic.badDay'] }),
    from: timeField('00:00'),
    to: timeField(DAY_END),
    reason: textField(REASON.most, { missing: words['traffic.badReason'], long: words['traffic.badReason'] }).refine(
      (typed) => typed.length >= REASON.least,
      words['traffic.badReason'],
    ),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: words['traffic.badOrder'] });
export type TrafficWindow = z.infer<typeof trafficWindowInput>;
