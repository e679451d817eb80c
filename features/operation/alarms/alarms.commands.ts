import { findScreenHref } from '@/lib/areas/screen-href';
import { db, type Transaction } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { log } from '@/lib/log/log';
import { enqueueMails } from '@/lib/mail/outbox';
import { getCurrentTime } from '@/lib/time/current-time';
import { readAlarmFacts } from './alarms.queries';
import { judgeAlarms } from './alarms.rules';
import type { AlarmFacts } from './alarms.schema';
import { type AlarmLine, type AlarmRow, planAlarms } from './pacing.rules';

/** Advisory lock: one machine judges at a time. */
const LOCK = 'alarms';
/** Longest text of a mail's fact. */
const TEXT_LENGTH = 900;

/**
 * Judges the alarms and mails what is new, what lasts and what is over, all in one mail; the mail is enqueued in the
 * transaction that stores the state.
 *
 * @returns number of alarms that were raised, ended or changed
 */
export async function watchAlarms(facts?: AlarmFacts): Promise<number> {
  const judged = judgeAlarms(facts ?? (await readAlarmFacts()));
  const now = getCurrentTime();
  const changed = await db.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ got: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0)) AS got`;
    if (!lock?.got) return [];
    const { rows, lines } = planAlarms(await tx.alarm.findMany(), judged, now);
    const recipients = lines.length > 0 ? await listRecipients(tx) : [];
    // Without an address an alarm stays untold, and is told once there is one.
    const isUntold = ({ mailedAt }: AlarmRow) => recipients.length === 0 && mailedAt?.getTime() === now.getTime();
    for (const row of rows) await storeAlarm(tx, isUntold(row) ? { ...row, mailedAt: null } : row);
    if (recipients.length > 0)
      await enqueueMails(
        tx,
        recipients.map((to) => buildMail(to, lines)),
      );
    return rows;
  });
  for (const { id, found, raisedAt, clearedAt } of changed) {
    if (clearedAt) log.info({ alarm: id }, 'an alarm is over');
    else if (raisedAt.getTime() === now.getTime()) log.warn({ alarm: id, found }, 'an alarm was raised');
  }
  return changed.length;
}

const storeAlarm = (tx: Transaction, { id, ...row }: AlarmRow) =>
  tx.alarm.upsert({ where: { id }, create: { id, ...row }, update: row, select: { id: true } });

/** Addresses of the setting, else of every administrator who has one. */
async function listRecipients(tx: Transaction): Promise<string[]> {
  if (env.ALARM_MAIL?.length) return [...new Set(env.ALARM_MAIL)];
  const accounts = await tx.account.findMany({
    where: { role: 'VecAdmin', status: 'open', email: { not: null } },
    select: { email: true },
    orderBy: { id: 'asc' },
  });
  return [...new Set(accounts.flatMap(({ email }) => email ?? []))];
}

/** One line without control characters. */
const toLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, TEXT_LENGTH) || '–';

const buildMail = (to: string, lines: readonly AlarmLine[]) => ({
  template: 'system-alarms' as const,
  to,
  data: {
    items: lines.map(({ state, rule: { severity, title, advice }, found, since }) => ({
      ...{ state, severity, title, advice: toLine(advice), found: toLine(found), since: since.toISOString() },
    })),
    link: findScreenHref({ role: 'VecAdmin' }, 'system') ?? '/',
  },
});
