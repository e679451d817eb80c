'use server';

import { can } from '@/lib/auth/access';
import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { parse } from '@/lib/command/parse';
import { AppError } from '@/lib/errors/errors';
import { takeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { sayMailed } from '@/lib/mail/queries';
import { say } from '@/lib/messages/messages';
import { answerMessage, assignMessage, moveMessage, sendContactMessage } from './contact.commands';
import { contactSending } from './contact.schema';

const pathOf = (id: string | undefined) => `/administrator/contact_us/${Number(id)}`;

const sendOne = formAction(async ({ proof, ...fields }, viewer) => {
  parse(contactSending, fields);
  await takeProof(proof);
  const { trackingCode } = await sendContactMessage(fields, viewer);
  return { done: `${say('contact.sent')} ${trackingCode}` };
});

/** Fields `name`, `email`, `phone`, `subject`, `body`, a ticked `consent`, and `proof`, which is taken when all else is right. */
export async function send(before: FormState, form: FormData): Promise<FormState> {
  return sendOne(before, form);
}

const sendAsMember = formAction(async ({ subject, body }, viewer) => {
  const { name, email } = viewer;
  if (!can(viewer, 'messages.own')) throw new AppError('forbidden', 'errors.forbidden');
  await sendContactMessage({ name, email, subject, body, consent: true }, viewer);
  return finish('/member/contact', say('ownMessages.sent'));
});

/** A message under the name and e-mail of the member's own account; fields `subject` and `body`. */
export async function sendOwn(before: FormState, form: FormData): Promise<FormState> {
  return sendAsMember(before, form);
}

const answerOne = formAction(async ({ id, answerId, ...fields }, viewer) => {
  await answerMessage({ ...fields, id, answerId: answerId || undefined }, viewer);
  return finish(pathOf(id), sayMailed(say('contact.answerSent')));
});

/** Fields `id`, `body`, `answerId` (a canned answer, where nothing was written), `replies` and a ticked `close`. */
export async function answer(before: FormState, form: FormData): Promise<FormState> {
  return answerOne(before, form);
}

const moveOne = formAction(async ({ id, from, status }, viewer) => {
  await moveMessage({ id, from, status }, viewer);
  return finish(pathOf(id), say('contact.statusSaved'));
});

/** Fields `id`, `from` and `status`. */
export async function move(before: FormState, form: FormData): Promise<FormState> {
  return moveOne(before, form);
}

const assignOne = formAction(async ({ id, assigneeId }, viewer) => {
  await assignMessage({ id, assigneeId: assigneeId || null }, viewer);
  return finish(pathOf(id), say(assigneeId ? 'contact.assigned' : 'contact.unassigned'));
});

/** Fields `id` and `assigneeId`, empty for nobody. */
export async function assign(before: FormState, form: FormData): Promise<FormState> {
  return assignOne(before, form);
}
