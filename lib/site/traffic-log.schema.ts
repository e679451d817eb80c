import { z } from 'zod';

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

export type TrafficClient = {
  address: string | undefined;
  /**
   * Stored hash of the session of the request, which identifies the account; while a rotated key still counts, the hash
   * under that key follows it.
   */
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
