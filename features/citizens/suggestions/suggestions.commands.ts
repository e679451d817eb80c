import { randomInt, randomUUID } from 'node:crypto';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import { parseInput } from '@/lib/command/parse';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError, createStaleError } from '@/lib/errors/errors';
import { toClientKey } from '@/lib/http/client-address';
import { consume, getLimiter, hashKey } from '@/lib/http/rate-limit/database';
import { enqueueUnverifiedMail } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import { toSearchText } from '@/lib/text/search-text';
import { getCurrentMs } from '@/lib/time/current-time';
import { declareAssignment } from '../contact/assignment';
import { DUPLICATE_WINDOW_MS } from '../contact/contact.schema';
import { findChosenOffice } from '../voices/office.queries';
import { suggestionsMessages as words } from './suggestions.messages';
import { buildTrackingLink, generateTrackingCode } from './suggestions.rules';
import { suggestionInput, suggestionStepInput } from './suggestions.schema';
import { writeSuggestionStep } from './suggestions.store';

const access = 'participation.manage';
const noun = 'suggestion';
/** Generous, because a whole school or office may share one address. */
const getAddressLimit = () => getLimiter('suggestion.address');
const getEmailLimit = () => getLimiter('suggestion.email');

/**
 * Stores a suggestion or complaint. With an e-mail, the code is mailed too and a duplicate is stored once.
 *
 * @param raw the fields of `suggestionInput`; others are ignored
 * @returns the code by which the sender can track it
 * @throws AppError 'invalid' by field; 'limited' above 30 an hour from one address or 5 from one e-mail
 */
export async function sendSuggestion(raw: unknown, viewer: Viewer): Promise<{ trackingCode: string }> {
  const { email } = parseInput(suggestionInput, raw);
  await consume(getAddressLimit(), toClientKey(viewer.address), pickMessage(words, 'suggestions.limited'));
  if (email) await consume(getEmailLimit(), hashKey(email), pickMessage(words, 'suggestions.limited'));
  return storeSuggestion(raw, viewer);
}

/** Not audited: the entry would name the sender of a complaint that may be anonymous. */
const storeSuggestion = command({
  access: 'participation.take',
  input: suggestionInput,
  run: async ({ consent: _, office, ...typed }, _viewer, tx) => {
    const given = { ...typed, organisationId: await findChosenOffice(tx, office) };
    const { kind, name, email, subject, body } = given;
    const twice = await tx.suggestion.findFirst({
      where: { ...given, createdAt: { gt: new Date(getCurrentMs() - DUPLICATE_WINDOW_MS) } },
      select: { id: true, trackingCode: true },
    });
    // Without an e-mail, two people may send the same text, and neither may learn the other's code.
    if (twice && email) return twice;
    const trackingCode = generateTrackingCode((below) => randomInt(below));
    const textSearch = toSearchText([trackingCode, name, email, subject, body].join(' '));
    const made = await tx.suggestion.create({
      data: { ...given, trackingCode, textSearch, steps: { create: { status: 'new' } } },
      select: { id: true, trackingCode: true },
    });
    if (email) {
      const data = { what: kind, trackingCode, link: buildTrackingLink(trackingCode) };
      await enqueueUnverifiedMail(tx, {
        template: 'suggestion-received',
        data,
        to: email,
        key: `suggestion-${randomUUID()}`,
      });
    }
    return made;
  },
});

/** Reads a suggestion and locks its row until the end of the transaction. */
async function lockSuggestion(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT id FROM suggestion WHERE id = ${id} FOR UPDATE`;
  const row = await tx.suggestion.findUnique({
    where: { id },
    include: { _count: { select: { steps: true } }, assignee: { select: { displayName: true } } },
  });
  if (!row) throw new AppError('missing', pickMessage(words, 'suggestions.missing'));
  return row;
}

/**
 * Adds a step; a new status or note is mailed to the sender if there is an e-mail.
 *
 * @throws AppError 'invalid' when nothing is new, and for a refusal without a reason; 'missing'; 'conflict' when
 *   somebody else added a step since the form was rendered
 */
export const addSuggestionStep = command({
  access,
  input: suggestionStepInput,
  run: async ({ id, status, note, internalNote, steps }, { accountId }, tx) => {
    const before = await lockSuggestion(tx, id);
    if (before._count.steps !== steps) throw createStaleError(pickMessage(words, 'suggestions.conflict'), 'anonymous');
    const isNews = before.status !== status || note !== '';
    if (!isNews && internalNote === '') throw createFieldError('note', words['suggestions.nothingNew'].th);
    const mailed = await writeSuggestionStep(tx, before, { status, note, internalNote }, { accountId });
    return { mailed, before: { status: before.status } };
  },
  audit: ({ id, status, note, internalNote }, { before }) => ({
    ...{ action: 'suggestion.step', noun, nounId: id },
    ...{ before, after: { status, note, internalNote } },
  }),
});

/** Assigns a suggestion to a handler; null unassigns it. */
export const assignSuggestion = declareAssignment({
  access,
  noun,
  action: 'suggestion.assign',
  wrong: words['suggestions.noManager'].th,
  lock: lockSuggestion,
  store: (tx, id, assigneeId) => tx.suggestion.update({ where: { id }, data: { assigneeId } }),
});

/** Records an export of the queue in the audit log, with its row count. */
export const recordSuggestionExport = exportRecord({ access, action: 'suggestion.export', noun });
