import { toThaiDay } from '@/lib/time/format';
import type { TaskStatus } from '../contact/contact.schema';
import { generateTrackingCode, readTrackingCode } from '../suggestions/suggestions.rules';

const DAY_MS = 86_400_000;
const PREFIX = 'R';
/** The letters of a code with its first one, without dashes. */
const WHOLE_CODE = /^R[0-9A-Z]{15}$/;
/** From so many days on, a request is marked as near. */
const NEAR_DAYS = 7;

/** Where people use their rights. */
export const DATA_REQUESTS_PATH = '/rights/';

/** Whole Thai calendar days until a request is due: 0 on the day itself, below zero after it. */
export const countDaysLeft = (dueAt: Date, now: Date): number =>
  Math.round((Date.parse(toThaiDay(dueAt)) - Date.parse(toThaiDay(now))) / DAY_MS);

/** How pressing a request is, as the colour of its badge. */
export function getUrgency(left: number): 'bad' | 'warn' | 'ok' {
  if (left < 0) return 'bad';
  return left <= NEAR_DAYS ? 'warn' : 'ok';
}

export const isClosed = (status: TaskStatus): boolean => status === 'done' || status === 'dismissed';

/** A new code, `R-7KQ2M-9XAPR-4TWYZ`. */
export const makeDataRequestCode = (pick: (below: number) => number): string => generateTrackingCode(pick, PREFIX);

/** The code of a request as somebody typed it; undefined for what is none. */
export function readDataRequestCode(typed: string): string | undefined {
  const bare = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return WHOLE_CODE.test(bare) ? readTrackingCode(bare, PREFIX) : undefined;
}
