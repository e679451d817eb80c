import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/lib/db/db';
import { enqueueMail } from '@/lib/mail/outbox';
import type { TaskStatus } from '../contact/tasks.schema';
import type { Answerer } from '../voices/voices.schema';
import { buildTrackingLink } from './suggestions.rules';

type Suggestion = { id: number; status: TaskStatus; email: string; trackingCode: string };
type Step = { status: TaskStatus; note: string; internalNote?: string };

/**
 * Adds a step to a suggestion in the name of an office; a new status or note is mailed to the sender, if there is an
 * e-mail.
 *
 * @returns true if it was mailed
 */
export async function writeSuggestionStep(tx: Transaction, before: Suggestion, step: Step, by: Answerer) {
  const { id: suggestionId, email, trackingCode } = before;
  const { status, note } = step;
  await tx.suggestion.update({ where: { id: suggestionId }, data: { status } });
  await tx.suggestionStep.create({
    data: { ...step, suggestionId, accountId: by.accountId, organisationId: by.officeId },
  });
  const isMailed = email !== '' && (before.status !== status || note !== '');
  if (isMailed) {
    const data = { outcome: status, note, trackingCode, link: buildTrackingLink(trackingCode), office: by.officeName };
    await enqueueMail(tx, { template: 'suggestion-step', data, to: email, key: `suggestion-${randomUUID()}` });
  }
  return isMailed;
}
