import { toMailLine } from '@/features/newsroom/notifications/notifications.rules';
import { supervisedBy } from '@/features/organisations/organisations.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import type { OutgoingMail } from '@/lib/mail/outbox';
import { toThaiDay } from '@/lib/time/format';
import { listOfficeContacts } from '../offices.queries';
import { reportingKinds } from '../periods/periods.schema';
import { buildOfficeHref, buildReportsHref } from '../reports.rules';
import { handedInStatuses } from '../reports.schema';
import { deskColumns, findDesk } from '../way/desk.queries';

/** Maximum number of offices reminded per call; bounds the transaction that enqueues the mails. */
const MOST_REMINDED = 1_000;
/** Maximum number of reports at desks above that one call counts. */
const MOST_CHECKED = 5_000;

/** Mails to offices, one each, and the number of offices that have no address. */
type Reminders = { mails: (OutgoingMail & { key: string })[]; unreachable: number };
type RemindedPeriod = { id: number; name: string; closesAt: Date };

/** Reminders of the supervised open offices that have not handed in their report. */
export async function buildLateReminders(
  tx: Transaction,
  viewer: Viewer,
  { id: periodId, name: period, closesAt }: RemindedPeriod,
  now: Date,
): Promise<Reminders> {
  const late = await tx.organisation.findMany({
    where: {
      AND: [supervisedBy(viewer)],
      kind: { in: [...reportingKinds] },
      status: 'open',
      performanceReports: { none: { periodId, status: { in: [...handedInStatuses] } } },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: MOST_REMINDED,
  });
  const offices = await listOfficeContacts(
    late.map(({ id }) => id),
    tx,
  );
  const mails = [...offices].flatMap(([id, { name, kind, addresses }]) =>
    addresses.slice(0, 1).map((to) => ({
      template: 'report-reminder' as const,
      to,
      key: `report-reminder:${periodId}:${id}:${toThaiDay(now)}`,
      data: {
        name: toMailLine(name),
        period: toMailLine(period),
        at: closesAt.toISOString(),
        link: buildOfficeHref(kind, periodId),
      },
    })),
  );
  return { mails, unreachable: late.length - mails.length };
}

/** Reminders of the offices at whose desks reports of colleges wait to be passed on; only the agency reminds these. */
export async function buildDeskReminders(
  tx: Transaction,
  viewer: Viewer,
  { id: periodId, name: period }: RemindedPeriod,
  now: Date,
): Promise<Reminders> {
  if (!can(viewer, 'reports.oversee')) return { mails: [], unreachable: 0 };
  const waiting = await tx.performanceReport.findMany({
    where: { periodId, status: 'checking' },
    select: { organisation: { select: deskColumns } },
    take: MOST_CHECKED,
  });
  const desks = new Map<number, number>();
  for (const { organisation } of waiting) {
    const desk = findDesk(organisation);
    if (desk) desks.set(desk.id, (desks.get(desk.id) ?? 0) + 1);
  }
  const offices = await listOfficeContacts([...desks.keys()], tx);
  const mails = [...offices].flatMap(([id, { name, kind, addresses }]) =>
    addresses.slice(0, 1).map((to) => ({
      template: 'report-checking' as const,
      to,
      key: `report-checking:${periodId}:${id}:${toThaiDay(now)}`,
      data: {
        name: toMailLine(name),
        period: toMailLine(period),
        count: desks.get(id) ?? 1,
        link: buildReportsHref(kind),
      },
    })),
  );
  return { mails, unreachable: desks.size - mails.length };
}
