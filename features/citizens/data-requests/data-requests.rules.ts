import { toThaiDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import type { TaskStatus } from '../contact/tasks.schema';
import { generateTrackingCode, readTrackingCode } from '../suggestions/suggestions.rules';

const PREFIX = 'R';
/** A code with its prefix, without dashes. */
const WHOLE_CODE = /^R[0-9A-Z]{15}$/;
/** Days before the due date from which a request is marked as urgent. */
const NEAR_DAYS = 7;

/** Path of the public page with the form. */
export const DATA_REQUESTS_PATH = '/rights/';

/** Whole Thai calendar days until a request is due: 0 on the day itself, below zero after it. */
export const countDaysLeft = (dueAt: Date, now: Date): number =>
  Math.round((Date.parse(toThaiDay(dueAt)) - Date.parse(toThaiDay(now))) / DAY_MS);

/** Urgency of a request, as the tone of its badge. */
export function getUrgency(left: number): 'bad' | 'warn' | 'ok' {
  if (left < 0) return 'bad';
  return left <= NEAR_DAYS ? 'warn' : 'ok';
}

export const isClosed = (status: TaskStatus): boolean => status === 'done' || status === 'dismissed';

/** A new code, `R-7KQ2M-9XAPR-4TWYZ`. */
export const makeDataRequestCode = (pick: (below: number) => number): string => generateTrackingCode(pick, PREFIX);

/** Parses a typed code; undefined if it is not the code of a data request. */
export function readDataRequestCode(typed: string): string | undefined {
  const bare = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return WHOLE_CODE.test(bare) ? readTrackingCode(bare, PREFIX) : undefined;
}
