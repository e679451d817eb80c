import { z } from 'zod';
import { checkboxField, textField } from '@/lib/command/form-fields';
import { rawText } from '@/lib/command/validation';
import { dayField } from '@/lib/time/date-fields';
import { readThaiTime } from '@/lib/time/thai-time';

/** The key under which the settings keep what is logged. */
export const TRAFFIC_KEY = 'traffic';
/** The law asks for 90 days (Computer Crime Act B.E. 2550, section 26); an order may ask for more, up to two years. */
export const trafficDays = { min: 90, max: 365 } as const;

/** What is stored; a new installation logs, for as long as the law asks. */
export const trafficSetting = z.object({
  on: z.boolean().default(true),
  days: z.number().int().min(trafficDays.min).max(trafficDays.max).default(trafficDays.min),
});
export type TrafficSetting = z.infer<typeof trafficSetting>;

/** The same as an administrator writes it. */
export const trafficSettingInput = z.object({
  on: checkboxField,
  days: z
    .union([z.number().int(), z.string().regex(/^\s*\d{1,4}\s*$/, 'traffic.badDays')], 'traffic.badDays')
    .transform(Number)
    .refine((days) => days >= trafficDays.min && days <= trafficDays.max, 'traffic.badDays'),
});

/** Who sent a request. */
export type TrafficClient = {
  address: string | undefined;
  /** What the database keeps of the session that came with it, by which the account is found. */
  session: Uint8Array | undefined;
  userAgent: string;
  /** Says all of this in one text; see `toReaderKey`. */
  key: string;
};

/** One request, as it is written down. */
export type TrafficLine = {
  at: Date;
  requestId: string;
  reader: TrafficClient;
  method: string;
  /** Without secrets; see features/audit/traffic-log/traffic-log.rules.ts. */
  path: string;
  status: number;
  /** How many requests it stands for, where it isn't one; see features/audit/traffic-log/recorder.ts. */
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

/** The end of a day, as a time that no clock shows. */
export const DAY_END = '24:00';

/** A window of one Thai day, and why somebody has to see it. */
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

/** What a download carries: whose it is, what it holds, and until when it may begin. */
export const trafficPermit = z.object({
  kind: z.literal('traffic'),
  accountId: z.number(),
  from: z.coerce.date(),
  to: z.coerce.date(),
  until: z.coerce.date(),
});
export type TrafficPermit = z.infer<typeof trafficPermit>;

/** A line as it leaves the house. */
export type TrafficEntry = Omit<TrafficLine, 'reader'> & {
  address: string | null;
  userAgent: string;
  accountId: number | null;
  asks: number;
};
