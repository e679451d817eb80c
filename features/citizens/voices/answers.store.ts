import type { Transaction } from '@/lib/db/db';
import { createFieldError } from '@/lib/errors/errors';
import { getCurrentTime } from '@/lib/time/current-time';
import { writeReply } from '../contact/contact.store';
import { isClosed } from '../data-requests/data-requests.rules';
import { writeDataRequestStep } from '../data-requests/data-requests.store';
import { writeSuggestionStep } from '../suggestions/suggestions.store';
import { voicesMessages as words } from './voices.messages';
import type { Answerer, givenStatuses } from './voices.schema';
import type { LockedVoice } from './voices.store';

type Answer = { status: (typeof givenStatuses)[number]; body: string };

/**
 * Writes an answer and a status where the kind of voice keeps them, and mails the answer.
 *
 * @throws AppError 'invalid' if the closing of a data request or the refusal of a suggestion has no answer, and for an
 *   answer to a report
 */
export async function writeAnswer(tx: Transaction, voice: LockedVoice, answer: Answer, by: Answerer): Promise<void> {
  const { message, suggestion, request, report } = voice;
  const { status, body } = answer;
  const step = { status, note: body };
  if (body === '' && mustAnswer(voice.kind, status)) throw createFieldError('body', words['voices.answerMissing']);
  if (message) {
    if (body !== '') await writeReply(tx, message, body, by);
    await tx.contactMessage.update({ where: { id: message.id }, data: { status } });
  }
  if (suggestion) await writeSuggestionStep(tx, suggestion, step, by);
  if (request) await writeDataRequestStep(tx, request, step, by);
  if (!report) return;
  if (body !== '') throw createFieldError('body', words['voices.noReader']);
  const handled = isClosed(status)
    ? { handledAt: getCurrentTime(), handledById: by.accountId ?? null }
    : { handledAt: null, handledById: null };
  await tx.newsReport.update({ where: { id: report.id }, data: { status, ...handled } });
}

/** A data request is closed with an answer, by law; a suggestion or complaint is refused with a reason. */
const mustAnswer = (kind: LockedVoice['kind'], status: Answer['status']): boolean =>
  kind === 'request' ? isClosed(status) : kind !== 'report' && status === 'dismissed';
