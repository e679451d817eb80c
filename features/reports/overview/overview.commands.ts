import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import { AppError } from '@/lib/errors/errors';
import { enqueueMails } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { periodsMessages } from '../periods/periods.messages';
import { getPeriodState } from '../periods/periods.rules';
import { reportsMessages } from '../reports.messages';
import { officeReminderInput, type ReminderCounts } from './overview.schema';
import { buildDeskReminders, buildLateReminders } from './reminders.store';

/**
 * Reminds by mail every open office that the viewer's organisation supervises and that has not handed in its report of an
 * open period, each once a day, whoever reminds. The agency reminds the offices at whose desks reports wait too, also after
 * the end of the period.
 *
 * @returns the number of offices reminded now to hand in or to pass on, already reminded today, and without an address
 * @throws AppError 'missing', 'conflict' for a period that is not open and has nothing at a desk above
 */
export const remindOffices = command({
  access: 'reports.follow',
  input: officeReminderInput,
  run: async ({ periodId }, viewer, tx): Promise<ReminderCounts> => {
    const now = getCurrentTime();
    const period = await tx.period.findUnique({ where: { id: periodId } });
    if (!period) throw new AppError('missing', pickMessage(periodsMessages, 'periods.missing'));
    const isOpen = getPeriodState(period, now) === 'open';
    const desks = await buildDeskReminders(tx, viewer, period, now);
    if (!isOpen && desks.mails.length + desks.unreachable === 0)
      throw new AppError('conflict', pickMessage(reportsMessages, 'reports.notOpen'));
    const late = isOpen ? await buildLateReminders(tx, viewer, period, now) : undefined;
    const mails = [...(late?.mails ?? []), ...desks.mails];
    const written = await tx.mailMessage.findMany({
      where: { mailKey: { in: mails.map(({ key }) => key) } },
      select: { mailKey: true },
    });
    const known = new Set(written.map(({ mailKey }) => mailKey));
    const fresh = mails.filter(({ key }) => !known.has(key));
    await enqueueMails(tx, fresh);
    const passing = fresh.filter(({ template }) => template === 'report-checking').length;
    return {
      ...{ sent: fresh.length - passing, passing, already: mails.length - fresh.length },
      unreachable: (late?.unreachable ?? 0) + desks.unreachable,
    };
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
