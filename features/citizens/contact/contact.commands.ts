import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import { parseInput } from '@/lib/command/parse';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError } from '@/lib/errors/errors';
import { toClientKey } from '@/lib/http/client-address';
import { consume, getLimiter, hashKey } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { toSearchText } from '@/lib/text/search-text';
import { getCurrentMs } from '@/lib/time/current-time';
import { findCannedReply } from '../canned-replies/canned-replies.queries';
import { findChosenOffice } from '../voices/office.queries';
import { declareAssignment } from './assignment';
import { contactMessages } from './contact.messages';
import { contactMessageInput, DUPLICATE_WINDOW_MS, messageAnswerInput, taskStatusInput } from './contact.schema';
import { writeReply } from './contact.store';

const noun = 'contactMessage';
const access = 'contact.handle';
/** Generous, because a whole school or office may share one address. */
const getAddressLimit = () => getLimiter('contact.address');
const getEmailLimit = () => getLimiter('contact.email');
/** Alphabet without letters and digits that look alike. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** A new code, `C-7KQ2-M9XA`; random enough not to be guessed. */
function makeTrackingCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length)));
  return `C-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/**
 * Stores a message to the agency, from signed-in users or visitors. A duplicate is stored once.
 *
 * @param raw the fields of `contactMessageInput`; others are ignored
 * @returns the code by which the sender can refer to it
 * @throws AppError 'invalid' by field, also for an unknown office; 'limited' above 30 an hour from one address or 5 from one e-mail
 */
export async function sendContactMessage(raw: unknown, viewer: Viewer): Promise<{ trackingCode: string }> {
  const message = parseInput(contactMessageInput, raw);
  await consume(getAddressLimit(), toClientKey(viewer.address), pickMessage(contactMessages, 'contact.limited'));
  await consume(getEmailLimit(), hashKey(message.email), pickMessage(contactMessages, 'contact.limited'));
  return storeMessage(message, viewer);
}

const storeMessage = command({
  access: 'contact.send',
  input: contactMessageInput,
  run: async ({ consent: _, office, ...message }, { accountId: senderId }, tx) => {
    const { email, subject, body } = message;
    const organisationId = await findChosenOffice(tx, office);
    const twice = await tx.contactMessage.findFirst({
      where: {
        email,
        subject,
        body,
        organisationId,
        createdAt: { gt: new Date(getCurrentMs() - DUPLICATE_WINDOW_MS) },
      },
      select: { id: true, trackingCode: true },
    });
    if (twice) return twice;
    const trackingCode = makeTrackingCode();
    const textSearch = toSearchText([trackingCode, message.name, email, subject, body].join(' '));
    return tx.contactMessage.create({
      data: { ...message, organisationId, senderId, trackingCode, textSearch },
      select: { id: true, trackingCode: true },
    });
  },
  audit: (_, { id, trackingCode }) => ({ action: 'contact.send', noun, nounId: id, after: { trackingCode } }),
});

/** Reads a message and locks its row until the end of the transaction. */
async function lockMessage(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT id FROM contact_message WHERE id = ${id} FOR UPDATE`;
  const row = await tx.contactMessage.findUnique({
    where: { id },
    include: { _count: { select: { replies: true } }, assignee: { select: { displayName: true } } },
  });
  if (!row) throw new AppError('missing', pickMessage(contactMessages, 'contact.missing'));
  return row;
}

/**
 * Answers a message by mail. Without a text of its own, it sends the canned reply.
 *
 * @throws AppError 'invalid' without either, and if the sender's e-mail was deleted; 'missing'; 'conflict' when
 *   somebody answered since the form was rendered
 */
export const answerMessage = command({
  access,
  input: messageAnswerInput,
  run: async ({ id, body, answerId, replies, close }, { accountId }, tx) => {
    const message = await lockMessage(tx, id);
    if (message._count.replies !== replies)
      throw new AppError('conflict', pickMessage(contactMessages, 'contact.answered'));
    const canned = body === '' && answerId !== undefined ? await findCannedReply(answerId, tx) : undefined;
    const words = body || canned?.body;
    if (!words) throw createFieldError('body', contactMessages['contact.answerMissing']);
    await writeReply(tx, message, words, { accountId });
    const status = close ? ('done' as const) : ('working' as const);
    await tx.contactMessage.update({ where: { id }, data: { status } });
    return { before: { status: message.status }, after: { status } };
  },
  audit: ({ id }, lines) => ({ action: 'contact.answer', noun, nounId: id, ...lines }),
});

/**
 * @throws AppError 'missing'; 'conflict' when the current status is not `from`
 */
export const setMessageStatus = command({
  access,
  input: taskStatusInput,
  run: async ({ id, from, status }, _viewer, tx) => {
    const before = await lockMessage(tx, id);
    if (before.status !== from) throw new AppError('conflict', pickMessage(contactMessages, 'contact.moved'));
    await tx.contactMessage.update({ where: { id }, data: { status } });
  },
  audit: ({ id, from, status }) => ({
    action: 'contact.status',
    noun,
    nounId: id,
    before: { status: from },
    after: { status },
  }),
});

/** Assigns a message to a handler; null unassigns it. */
export const assignMessage = declareAssignment({
  access,
  noun,
  action: 'contact.assign',
  wrong: contactMessages['contact.noHandler'],
  lock: lockMessage,
  store: (tx, id, assigneeId) => tx.contactMessage.update({ where: { id }, data: { assigneeId } }),
});

/** Records an export of the queue in the audit log, with its row count. */
export const recordTaskExport = exportRecord({
  access,
  action: 'contact.export',
  noun,
  fields: { part: z.enum(['messages', 'reports', 'rights']) },
});
