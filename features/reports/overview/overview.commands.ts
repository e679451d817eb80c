import { toMailLine } from '@/features/newsroom/notifications/notifications.rules';
import { supervisedBy } from '@/features/organisations/organisations.queries';
import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import { AppError } from '@/lib/errors/errors';
import { enqueueMails, type OutgoingMail } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { listOfficeContacts } from '../offices.queries';
import { periodsMessages } from '../periods/periods.messages';
import { getPeriodState } from '../periods/periods.rules';
import { reportingKinds } from '../periods/periods.schema';
import { reportsMessages } from '../reports.messages';
import { buildOfficeHref } from '../reports.rules';
import { officeReminderInput, type ReminderCounts } from './overview.schema';

/** Maximum number of offices reminded per call; bounds the transaction that enqueues the mails. */
const MOST_REMINDED = 1_000;

/**
 * Reminds by mail every open office that the viewer's organisation supervises and that has not handed in its report of an
 * open period, each once a day, whoever reminds.
 *
 * @returns the number of offices reminded now, already reminded today, and without an address
 * @throws AppError 'missing', 'conflict' for a period that is not open
 */
export const remindOffices = command({
  access: 'reports.follow',
  input: officeReminderInput,
  run: async ({ periodId }, viewer, tx): Promise<ReminderCounts> => {
    const now = getCurrentTime();
    const period = await tx.period.findUnique({ where: { id: periodId } });
    if (!period) throw new AppError('missing', pickMessage(periodsMessages, 'periods.missing'));
    if (getPeriodState(period, now) !== 'open')
      throw new AppError('conflict', pickMessage(reportsMessages, 'reports.notOpen'));
    const late = await tx.organisation.findMany({
      where: {
        AND: [supervisedBy(viewer)],
        kind: { in: [...reportingKinds] },
        status: 'open',
        performanceReports: { none: { periodId, status: { in: ['submitted', 'accepted'] } } },
      },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: MOST_REMINDED,
    });
    const offices = await listOfficeContacts(
      late.map(({ id }) => id),
      tx,
    );
    const orders = [...offices].flatMap(([id, { name, kind, addresses }]) =>
      addresses.slice(0, 1).map((to): OutgoingMail & { key: string } => ({
        template: 'report-reminder',
        to,
        key: `report-reminder:${periodId}:${id}:${toThaiDay(now)}`,
        data: {
          name: toMailLine(name),
          period: toMailLine(period.name),
          at: period.closesAt.toISOString(),
          link: buildOfficeHref(kind, periodId),
        },
      })),
    );
    const written = await tx.mailMessage.findMany({
      where: { mailKey: { in: orders.map(({ key }) => key) } },
      select: { mailKey: true },
    });
    const known = new Set(written.map(({ mailKey }) => mailKey));
    const fresh = orders.filter(({ key }) => !known.has(key));
    await enqueueMails(tx, fresh);
    return { sent: fresh.length, already: orders.length - fresh.length, unreachable: late.length - orders.length };
  },
  audit: ({ periodId }, after) => ({ action: 'report.remind', noun: 'period', nounId: periodId, after }),
});

/** Records an export of an overview in the audit log, with its number of rows. */
export const recordReportExport = exportRecord({
  access: 'reports.follow',
  action: 'report.export',
  noun: 'period',
  formats: ['pdf', 'xlsx'],
});
