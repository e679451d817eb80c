import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import type { AlarmRule, Verdict } from './alarms.schema';

/** Time between two mails about an alarm that lasts, and least time between two about one that comes and goes. */
const REMIND_MS = DAY_MS;
const FLAPPING_MS = HOUR_MS;

/** A stored alarm: raised, or over since `clearedAt`. */
export type AlarmRow = { id: string; raisedAt: Date; found: string; mailedAt: Date | null; clearedAt: Date | null };
/** Line of a mail about an alarm: it is new, it lasts, or it is over. */
export type AlarmLine = { state: 'new' | 'lasting' | 'over'; rule: AlarmRule; found: string; since: Date };
type Judged = { rule: AlarmRule; verdict: Verdict };
/** A round: the rows to store, and what is to be mailed. */
export type AlarmPlan = { rows: AlarmRow[]; lines: AlarmLine[] };

const age = (now: Date, at: Date | null): number => (at ? now.getTime() - at.getTime() : Number.POSITIVE_INFINITY);

/**
 * Plans a round: one mail when an alarm is raised, one a day while it lasts, one when it is over, if it was told. An
 * alarm that comes back within an hour of its last mail waits for the rest of the hour.
 *
 * @param stored alarms of earlier rounds
 * @returns only rows that change, with `mailedAt` as if the mail were sent
 */
export function planAlarms(stored: readonly AlarmRow[], judged: readonly Judged[], now: Date): AlarmPlan {
  const plan: AlarmPlan = { rows: [], lines: [] };
  for (const { rule, verdict } of judged) {
    const row = stored.find(({ id }) => id === rule.id);
    if (typeof verdict === 'object') planFound(plan, rule, row, verdict.found, now);
    else if (verdict === 'fine' && row?.clearedAt === null) planFine(plan, rule, row, now);
  }
  return plan;
}

function planFound(plan: AlarmPlan, rule: AlarmRule, row: AlarmRow | undefined, found: string, now: Date): void {
  const before = row?.clearedAt === null ? row : undefined;
  const raised: AlarmRow = before
    ? { ...before, found }
    : { id: rule.id, raisedAt: now, found, mailedAt: row?.mailedAt ?? null, clearedAt: null };
  const isTold = before !== undefined && before.mailedAt !== null && before.mailedAt >= before.raisedAt;
  const isDue = age(now, raised.mailedAt) >= (isTold ? REMIND_MS : FLAPPING_MS);
  if (isDue) plan.lines.push({ state: isTold ? 'lasting' : 'new', rule, found, since: raised.raisedAt });
  if (isDue) plan.rows.push({ ...raised, mailedAt: now });
  else if (before?.found !== found) plan.rows.push(raised);
}

function planFine(plan: AlarmPlan, rule: AlarmRule, row: AlarmRow, now: Date): void {
  const isTold = row.mailedAt !== null && row.mailedAt >= row.raisedAt;
  if (isTold) plan.lines.push({ state: 'over', rule, found: row.found, since: now });
  plan.rows.push({ ...row, clearedAt: now, mailedAt: isTold ? now : row.mailedAt });
}
