import { toThaiDay } from '@/lib/time/format';
import { DAY_MS, HOUR_MS, MINUTE_MS, THAI_OFFSET_MS } from '@/lib/time/units';

/** Time after its moment in which a night's run may still begin, as after a restart; later it would be in the day. */
const WINDOW_MS = 6 * HOUR_MS;
/** Time after which a night without a run counts as missed. */
const PATIENCE_MS = HOUR_MS;

export type Nights = {
  nightlyAt: number | null;
  nightlyUntil: Date | null;
  nightlyFrom: Date | null;
  /** Start of the newest nightly run. */
  lastStartedAt: Date | undefined;
};

/** The last moment at which a nightly run was to begin, in milliseconds; undefined if none was to yet. */
function findDue({ nightlyAt, nightlyUntil, nightlyFrom }: Nights, now: number): number | undefined {
  if (nightlyAt === null || !nightlyFrom) return undefined;
  const today = Math.floor((now + THAI_OFFSET_MS) / DAY_MS) * DAY_MS - THAI_OFFSET_MS;
  const moment = today + nightlyAt * MINUTE_MS;
  const due = moment <= now ? moment : moment - DAY_MS;
  const last = nightlyUntil?.toISOString().slice(0, 10);
  const isWanted = due >= nightlyFrom.getTime() && (last === undefined || toThaiDay(new Date(due)) <= last);
  return isWanted ? due : undefined;
}

/** True if a night's run is to begin now. */
export function isNightDue(nights: Nights, now: number): boolean {
  const due = findDue(nights, now);
  return due !== undefined && now - due < WINDOW_MS && !hasRun(nights, due);
}

/** The moment of a night that passed without a run; undefined if none did. */
export function findMissedNight(nights: Nights, now: number): Date | undefined {
  const due = findDue(nights, now);
  return due !== undefined && now - due > PATIENCE_MS && !hasRun(nights, due) ? new Date(due) : undefined;
}

const hasRun = ({ lastStartedAt }: Nights, due: number) =>
  lastStartedAt !== undefined && lastStartedAt.getTime() >= due;
