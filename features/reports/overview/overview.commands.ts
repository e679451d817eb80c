import { toLine } from '@/features/newsroom/notifications/notifications.rules';
import { command } from '@/lib/command/command';
import { AppError } from '@/lib/errors/errors';
import { enqueueMails, type Order } from '@/lib/mail/outbox';
import { currentTime } from '@/lib/time/current-time';
import { thaiDay } from '@/lib/time/format';
import { listOffices } from '../offices.queries';
import { stateOf } from '../periods/periods.rules';
import { reportingKinds } from '../periods/periods.schema';
import { officeHref } from '../reports.rules';
import { type Reminded, reminding, reportExport } from './overview.schema';

/** Offices that one call reminds; a bound for the transaction that writes the mails. */
const MOST_REMINDED = 1_000;

/**
 * Reminds by mail every open office that has not handed in its report of an open period, each once a day.
 *
 * @returns how many were written to, had been today already, and can't be reached
 * @throws AppError 'missing', 'conflict' for a period that is not open
 */
export const remindOffices = command({
  access: 'reports.oversee',
  input: reminding,
  touches: () => [],
  run: async ({ periodId }, _viewer, tx): Promise<Reminded> => {
    const now = currentTime();
    const period = await tx.period.findUnique({ where: { id: periodId } });
    if (!period) throw new AppError('missing', 'periods.missing');
    if (stateOf(period, now) !== 'open') throw new AppError('conflict', 'reports.notOpen');
    const late = await tx.organisation.findMany({
      where: {
        kind: { in: [...reportingKinds] },
        status: 'open',
        performanceReports: { none: { periodId, status: { in: ['submitted', 'accepted'] } } },
      },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: MOST_REMINDED,
    });
    const offices = await listOffices(
      late.map(({ id }) => id),
      tx,
    );
    const orders = [...offices].flatMap(([id, { name, kind, addresses }]) =>
      addresses.slice(0, 1).map((to): Order & { key: string } => ({
        template: 'report-reminder',
        to,
        key: `report-reminder:${periodId}:${id}:${thaiDay(now)}`,
        data: {
          name: toLine(name),
          period: toLine(period.name),
          at: period.closesAt.toISOString(),
          link: officeHref(kind, periodId),
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

/** Writes down that an overview left the house as a file, and with how many rows. */
export const noteReportExport = command({
  access: 'reports.oversee',
  input: reportExport,
  touches: () => [],
  run: async () => undefined,
  audit: ({ periodId, ...after }) => ({ action: 'report.export', noun: 'period', nounId: periodId, after }),
});
