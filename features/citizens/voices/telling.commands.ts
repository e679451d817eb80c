import { toMailLine } from '@/features/newsroom/notifications/notifications.rules';
import { findMailAddress } from '@/features/newsroom/notifications/recipients.queries';
import { accountInclude } from '@/features/newsroom/stand-ins/office-accounts.rules';
import { listRolesWith } from '@/lib/auth/access';
import { db, type Transaction } from '@/lib/db/db';
import { enqueueMails, type OutgoingMail } from '@/lib/mail/outbox';
import { Prisma } from '@/lib/prisma/client';
import { getCurrentTime } from '@/lib/time/current-time';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import { SOON_DAYS } from './voices.rules';

const LOCK = 'voices told';
/** Batch size: maximum number of voices of a run; the rest follow in the next. */
const BATCH = 500;
/** Minimum time between two mails to an office about new voices. */
const PAUSE_MS = HOUR_MS;
const OPEN = Prisma.sql`organisation_id IS NOT NULL AND status IN ('new', 'working')`;

type Told = { organisationId: number };
type News = 'new' | 'soon' | 'late';

/** Marks the voices of each kind of news and returns their offices, one row for each voice. */
const markers: Readonly<Record<News, (tx: Transaction, now: Date) => Promise<Told[]>>> = {
  late: (tx, now) => tx.$queryRaw`
    UPDATE voice SET late_told_at = ${now}, soon_told_at = ${now}, told_at = COALESCE(told_at, ${now}) WHERE id IN (
      SELECT id FROM voice WHERE ${OPEN} AND late_told_at IS NULL AND due_at <= ${now} ORDER BY id LIMIT ${BATCH})
    RETURNING organisation_id AS "organisationId"`,
  soon: (tx, now) => tx.$queryRaw`
    UPDATE voice SET soon_told_at = ${now}, told_at = COALESCE(told_at, ${now}) WHERE id IN (
      SELECT id FROM voice WHERE ${OPEN} AND soon_told_at IS NULL AND due_at > ${now}
        AND due_at <= ${new Date(now.getTime() + SOON_DAYS * DAY_MS)} ORDER BY id LIMIT ${BATCH})
    RETURNING organisation_id AS "organisationId"`,
  new: (tx, now) => tx.$queryRaw`
    UPDATE voice SET told_at = ${now} WHERE id IN (
      SELECT v.id FROM voice v WHERE v.organisation_id IS NOT NULL AND v.status IN ('new', 'working') AND v.told_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM voice o WHERE o.organisation_id = v.organisation_id AND o.status IN ('new', 'working')
          AND o.told_at > ${new Date(now.getTime() - PAUSE_MS)})
      ORDER BY v.id LIMIT ${BATCH})
    RETURNING organisation_id AS "organisationId"`,
};

/**
 * Tells offices by mail of new voices, of those due within three days and of overdue ones: one mail for all of a kind,
 * about new ones at most one an hour, to every account that may answer unless it opted out. One machine at a time.
 *
 * @returns number of mails
 */
export function tellOffices(now = getCurrentTime()): Promise<number> {
  return db.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ got: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0)) AS got`;
    if (!lock?.got) return 0;
    let sent = 0;
    for (const what of ['late', 'soon', 'new'] as const) {
      const mails = await listMails(tx, what, await markers[what](tx, now), now);
      await enqueueMails(tx, mails);
      sent += mails.length;
    }
    return sent;
  });
}

async function listMails(tx: Transaction, what: News, told: readonly Told[], now: Date): Promise<OutgoingMail[]> {
  const counts = new Map<number, number>();
  for (const { organisationId } of told) counts.set(organisationId, (counts.get(organisationId) ?? 0) + 1);
  if (counts.size === 0) return [];
  const accounts = await tx.account.findMany({
    where: {
      ...{ status: 'open', email: { not: null }, role: { in: listRolesWith('voices.handle') } },
      systemUser: { organisationId: { in: [...counts.keys()] } },
    },
    include: accountInclude,
    orderBy: { id: 'asc' },
  });
  return accounts.flatMap((account): OutgoingMail[] => {
    const to = findMailAddress(account, 'voices');
    const count = counts.get(account.systemUser?.organisation.id ?? 0);
    if (!to || count === undefined) return [];
    const data = { name: toMailLine(account.displayName), what, count, link: '/newsroom/voices' };
    return [{ template: 'voices', to, key: `voices:${what}:${account.id}:${now.toISOString()}`, data }];
  });
}
