'use server';

import { assertCan } from '@/lib/auth/assert-can';
import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { parseInput } from '@/lib/command/parse';
import { consumeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { formatMailed } from '@/lib/mail/queries';
import { say } from '@/lib/messages/language';
import { answerMessage, assignMessage, sendContactMessage, setMessageStatus } from './contact.commands';
import { contactMessages } from './contact.messages';
import { contactMessageInput } from './contact.schema';

const buildMessagePath = (id: string | undefined) => `/administrator/contact_us/${Number(id)}`;

/** The fields of `contactMessageInput`, and `proof`, which is consumed only once the others are valid. */
export const sendContactMessageAction = formAction(async ({ proof, ...fields }, viewer) => {
  parseInput(contactMessageInput, fields);
  await consumeProof(proof);
  const { trackingCode } = await sendContactMessage(fields, viewer);
  return { done: `${say(contactMessages['contact.sent'])} ${trackingCode}` };
});

/** Sends a message with the name and e-mail of the member's account; fields `subject`, `body` and `office`. */
export const sendMemberMessageAction = formAction(async ({ subject, body, office }, viewer) => {
  const { name, email } = viewer;
  assertCan(viewer, 'messages.own');
  await sendContactMessage({ name, email, subject, body, office, consent: true }, viewer);
  return succeed('/member/contact', contactMessages['contact.sentByMember']);
});

export const answerMessageAction = formAction(async ({ id, answerId, ...fields }, viewer) => {
  await answerMessage({ ...fields, id, answerId: answerId || undefined }, viewer);
  return succeed(buildMessagePath(id), formatMailed(contactMessages['contact.answerSent']));
});

export const setMessageStatusAction = formAction(async ({ id, from, status }, viewer) => {
  await setMessageStatus({ id, from, status }, viewer);
  return succeed(buildMessagePath(id), contactMessages['contact.statusSaved']);
});

export const assignMessageAction = formAction(async ({ id, assigneeId }, viewer) => {
  await assignMessage({ id, assigneeId: assigneeId || null }, viewer);
  return succeed(buildMessagePath(id), contactMessages[assigneeId ? 'contact.assigned' : 'contact.unassigned']);
});
