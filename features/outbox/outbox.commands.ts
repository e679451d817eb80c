import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import { idInput } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { mailMessages } from '@/lib/mail/messages';
import { notifyWorkers } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';

/**
 * Puts a failed mail back into the queue, to be sent now. A mail older than a day gets only this one attempt.
 *
 * @throws AppError 'missing' for an unknown id, 'conflict' for a mail that has not failed
 */
export const sendMailAgain = command({
  access: 'site.manage',
  input: idInput,
  run: async ({ id }, _viewer, tx) => {
    const { count } = await tx.mailMessage.updateMany({
      where: { id, status: 'failed' },
      data: { status: 'waiting', attempts: 0, nextTryAt: getCurrentTime() },
    });
    const row = await tx.mailMessage.findUnique({ where: { id }, select: { template: true } });
    if (!row) throw new AppError('missing', pickMessage(mailMessages, 'mail.notFound'));
    if (count === 0) throw new AppError('conflict', pickMessage(mailMessages, 'mail.notFailed'));
    await notifyWorkers(tx);
    return row;
  },
  audit: ({ id }, { template }) => ({ action: 'mail.sendAgain', noun: 'mail', nounId: id, after: { template } }),
});

/** Records an export of the outbox in the audit log, with its number of rows. */
export const recordMailExport = exportRecord({ access: 'site.manage', action: 'mail.export', noun: 'mail' });
