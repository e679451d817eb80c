import { randomUUID } from 'node:crypto';
import { db, type Transaction } from '@/lib/db/db';
import { enqueueMails } from '@/lib/mail/outbox';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { DAY_MS } from '@/lib/time/units';
import { listHandlers } from '../contact/contact.queries';
import { countDaysLeft } from './data-requests.rules';

/** Batch size: maximum number of requests per reminder and round. */
const REMINDER_BATCH = 100;

/** Reminders of open requests, each sent once: days before the due date, and the column that marks it as sent. */
const reminders = [
  { days: 1, field: 'dayToldAt' },
  { days: 7, field: 'weekToldAt' },
] as const;

/**
 * Mails reminders to all handlers of requests that are due within a week or a day; called every few minutes.
 *
 * @returns number of requests reminded of
 */
export async function remindHandlers(now = getCurrentTime()): Promise<number> {
  return db.$transaction(async (tx) => {
    const handlers = await listHandlers(tx, 'rights.handle');
    const accounts = await tx.account.findMany({
      where: { id: { in: handlers.map(({ id }) => id) } },
      select: { email: true, systemUser: { select: { organisation: { select: { email: true } } } } },
    });
    const found = accounts.flatMap(({ email, systemUser }) => email ?? systemUser?.organisation.email ?? []);
    const addresses = [...new Set(found)];
    if (addresses.length === 0) return 0;
    let told = 0;
    for (const { days, field } of reminders) told += await sendDueReminders(tx, addresses, now, days, field);
    return told;
  });
}

async function sendDueReminders(
  tx: Transaction,
  addresses: readonly string[],
  now: Date,
  days: number,
  field: (typeof reminders)[number]['field'],
): Promise<number> {
  const until = new Date(now.getTime() + days * DAY_MS);
  const due = await tx.rightsRequest.findMany({
    where: { closedAt: null, [field]: null, dueAt: { gt: now, lte: until } },
    select: { id: true, kind: true, trackingCode: true, dueAt: true },
    orderBy: { dueAt: 'asc' },
    take: REMINDER_BATCH,
  });
  let told = 0;
  for (const { id, kind, trackingCode, dueAt } of due) {
    // The day's reminder replaces the week's. The condition on `field` skips requests that another instance has taken.
    const data = field === 'dayToldAt' ? { dayToldAt: now, weekToldAt: now } : { weekToldAt: now };
    const { count } = await tx.rightsRequest.updateMany({ where: { id, [field]: null }, data });
    if (count === 0) continue;
    const mail = {
      ...{ what: kind, trackingCode, day: toThaiDay(dueAt), days: countDaysLeft(dueAt, now) },
      link: `/administrator/contact_us/${id}?part=rights`,
    };
    await enqueueMails(
      tx,
      addresses.map((to) => ({ template: 'rights-reminder' as const, data: mail, to, key: `rights-${randomUUID()}` })),
    );
    told += 1;
  }
  return told;
}
