import { command } from '@/lib/command/command';
import type { Transaction } from '@/lib/db/db';
import { AppError, createStaleError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { isSameText } from '@/lib/text/same-text';
import { getCurrentTime } from '@/lib/time/current-time';
import { declareAssignment } from '../contact/assignment';
import { contactMessages as words } from '../contact/contact.messages';
import { taskStatusInput } from '../contact/contact.schema';
import { contentReportNoteInput } from './content-reports.schema';

const noun = 'newsReport';
const access = 'contact.handle';

/** Reads a report and locks its row until the end of the transaction. */
async function lockContentReport(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT id FROM news_report WHERE id = ${id} FOR UPDATE`;
  const row = await tx.newsReport.findUnique({
    where: { id },
    select: { status: true, note: true, assigneeId: true, assignee: { select: { displayName: true } } },
  });
  if (!row) throw new AppError('missing', pickMessage(words, 'contact.missingReport'));
  return row;
}

/**
 * Sets the status of a reader's report; `done` and `dismissed` record the time and the account, others clear them.
 *
 * @throws AppError 'missing'; 'conflict' when the current status is not `from`
 */
export const setContentReportStatus = command({
  access,
  input: taskStatusInput,
  run: async ({ id, from, status }, { accountId }, tx) => {
    const before = await lockContentReport(tx, id);
    if (before.status !== from) throw new AppError('conflict', pickMessage(words, 'contact.moved'));
    const isOver = status === 'done' || status === 'dismissed';
    const handled = isOver
      ? { handledAt: getCurrentTime(), handledById: accountId }
      : { handledAt: null, handledById: null };
    await tx.newsReport.update({ where: { id }, data: { status, ...handled } });
  },
  audit: ({ id, from, status }) => ({
    action: 'report.status',
    noun,
    nounId: id,
    before: { status: from },
    after: { status },
  }),
});

/** Assigns a report to a handler; null unassigns it. */
export const assignContentReport = declareAssignment({
  access,
  noun,
  action: 'report.assign',
  wrong: words['contact.noHandler'],
  lock: lockContentReport,
  store: (tx, id, assigneeId) => tx.newsReport.update({ where: { id }, data: { assigneeId } }),
});

/**
 * Saves the internal note on a report.
 *
 * @throws AppError 'missing'; 'conflict' when somebody changed the note since the form was rendered
 */
export const saveContentReportNote = command({
  access,
  input: contentReportNoteInput,
  run: async ({ id, seen, note }, _viewer, tx) => {
    const before = await lockContentReport(tx, id);
    if (!isSameText(before.note, seen)) throw createStaleError(pickMessage(words, 'contact.noteChanged'), { noun, id });
    await tx.newsReport.update({ where: { id }, data: { note } });
    return before.note;
  },
  audit: ({ id, note }, before) => ({
    action: 'report.note',
    noun,
    nounId: id,
    before: { note: before },
    after: { note },
  }),
});
