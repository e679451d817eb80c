import { contactMessages } from '@/features/citizens/contact/contact.messages';
import { DUPLICATE_WINDOW_MS } from '@/features/citizens/contact/contact.schema';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { NO_ID } from '@/lib/command/ids';
import { parseInput } from '@/lib/command/parse';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import { replyInput } from './messages.schema';

const access = 'messages.own';

/** Locks one of the viewer's messages. Throws AppError 'missing' for any other. */
async function lockMyMessage(tx: Transaction, id: number, { accountId = NO_ID }: Viewer) {
  const rows = await tx.$queryRaw<{ status: string }[]>`
    SELECT status::text FROM contact_message WHERE id = ${id} AND sender_id = ${accountId} FOR UPDATE`;
  const [row] = rows;
  if (!row) throw new AppError('missing', pickMessage(contactMessages, 'contact.missing'));
  return row;
}

/** Marks the answers to one of the member's messages as read. Throws AppError 'missing'. */
export const markAnswersRead = command({
  access,
  input: idInput,
  run: async ({ id }, { accountId = NO_ID }, tx) => {
    const where = { id, senderId: accountId };
    const { count } = await tx.contactMessage.updateMany({ where, data: { senderSeenAt: getCurrentTime() } });
    if (count === 0) throw new AppError('missing', pickMessage(contactMessages, 'contact.missing'));
  },
});

/**
 * Adds a reply to one of the member's messages, which becomes `new` for the agency; a duplicate is stored once.
 *
 * @param raw `id`, `body`
 * @throws AppError 'invalid' by field; 'missing' for a message of another sender; 'limited' above 20 an hour
 */
export async function replyToAnswer(raw: unknown, viewer: Viewer): Promise<void> {
  parseInput(replyInput, raw);
  await consume(getLimiter('contact.reply'), String(viewer.accountId), pickMessage(contactMessages, 'contact.limited'));
  await storeReply(raw, viewer);
}

const storeReply = command({
  access,
  input: replyInput,
  run: async ({ id, body }, viewer, tx) => {
    const { status } = await lockMyMessage(tx, id, viewer);
    const now = getCurrentTime();
    const createdAt = { gt: new Date(now.getTime() - DUPLICATE_WINDOW_MS) };
    const twice = await tx.contactReply.findFirst({ where: { messageId: id, fromSender: true, body, createdAt } });
    if (!twice) {
      await tx.contactReply.create({ data: { messageId: id, accountId: viewer.accountId, body, fromSender: true } });
      await tx.contactMessage.update({ where: { id }, data: { status: 'new', senderSeenAt: now } });
    }
    return { before: { status }, after: { status: twice ? status : 'new' } };
  },
  audit: ({ id }, lines) => ({ action: 'contact.reply', noun: 'contactMessage', nounId: id, ...lines }),
});
