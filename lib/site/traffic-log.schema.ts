import { z } from 'zod';
import { checkboxField, textField } from '@/lib/command/form-fields';
import { rawText } from '@/lib/command/validation';
import { dayField } from '@/lib/time/date-fields';
import { readThaiTime } from '@/lib/time/thai-time';

/** Key of the traffic log setting. */
export const TRAFFIC_KEY = 'traffic';
/**
 * Retention in days. The law requires 90 (Computer Crime Act B.E. 2550, section 26); an order may require more, up to
 * two years.
 */
export const trafficDays = { min: 90, max: 730 } as const;

/** Stored setting; a new installation logs, with the retention that the law requires. */
export const trafficSetting = z.object({
  on: z.boolean().default(true),
  days: z.number().int().min(trafficDays.min).max(trafficDays.max).default(trafficDays.min),
});
export type TrafficSetting = z.infer<typeof trafficSetting>;

/** Input of the setting, by an administrator. */
export const trafficSettingInput = z.object({
  on: checkboxField,
  days: z
    .union([z.number().int(), z.string().regex(/^\s*\d{1,4}\s*$/, 'traffic.badDays')], 'traffic.badDays')
    .transform(Number)
    .refine((days) => days >= trafficDays.min && days <= trafficDays.max, 'traffic.badDays'),
});

export type TrafficClient = {
  address: string | undefined;
  /** Stored hash of the session of the request, which identifies the account. */
  session: Uint8Array | undefined;
  userAgent: string;
  /** All of these fields in one text; see `toReaderKey`. */
  key: string;
};

export type TrafficLine = {
  at: Date;
  requestId: string;
  reader: TrafficClient;
  method: string;
  /** Without secrets; see features/audit/traffic-log/traffic-log.rules.ts. */
  path: string;
  status: number;
  /** Number of merged requests, if more than one; see features/audit/traffic-log/recorder.ts. */
  asks?: number;
};

const REASON = { least: 10, most: 500 } as const;

const timeField = (missing: string) =>
  rawText(20, 'traffic.badTime')
    .default('')
    .transform((typed, context) => {
      const read = typed.trim() === '' ? missing : readThaiTime(typed);
      if (read !== undefined) return read;
      context.addIssue({ code: 'custom', message: 'traffic.badTime' });
      return z.NEVER;
    });

/** End of a day, a time that no clock shows. */
export const DAY_END = '24:00';

/** A window of one Thai day, and the reason to read it. */
export const trafficWindowInput = z
  .object({
    day: dayField('past', { bad: 'traffic.badDay' }),
    from: timeField('00:00'),
    to: timeField(DAY_END),
    reason: textField(REASON.most, { missing: 'traffic.badReason', long: 'traffic.badReason' }).refine(
      (typed) => typed.length >= REASON.least,
      'traffic.badReason',
    ),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'traffic.badOrder' });
export type TrafficWindow = z.infer<typeof trafficWindowInput>;

/** Permit of a download: its account, its window, and its latest start. */
export const trafficPermit = z.object({
  kind: z.literal('traffic'),
  accountId: z.number(),
  from: z.coerce.date(),
  to: z.coerce.date(),
  until: z.coerce.date(),
});
export type TrafficPermit = z.infer<typeof trafficPermit>;

/** A line of an export. */
export type TrafficEntry = Omit<TrafficLine, 'reader'> & {
  address: string | null;
  userAgent: string;
  accountId: number | null;
  asks: number;
};
