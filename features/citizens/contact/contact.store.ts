import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { enqueueMail } from '@/lib/mail/outbox';
import { pickMessage } from '@/lib/messages/message';
import type { Answerer } from '../voices/voices.schema';
import { contactMessages } from './contact.messages';

type Message = { id: number; email: string; trackingCode: string };

/**
 * Mails a reply to the sender of a message, in the name of the answering office, and keeps it.
 *
 * @throws AppError 'invalid' if the sender's e-mail was deleted
 */
export async function writeReply(tx: Transaction, message: Message, body: string, by: Answerer): Promise<void> {
  const { id: messageId, email, trackingCode } = message;
  if (email === '') throw new AppError('invalid', pickMessage(contactMessages, 'contact.senderGone'));
  const mailKey = await enqueueMail(tx, {
    template: 'contact-reply',
    data: { trackingCode, body, office: by.officeName },
    to: email,
    key: `contact-reply-${randomUUID()}`,
  });
  await tx.contactReply.create({
    data: { messageId, accountId: by.accountId, organisationId: by.officeId, body, mailKey },
  });
}
