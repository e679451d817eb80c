'use server';

import { type FormState, formAction } from '../form-action';
import { finish } from '../form-finish';
import { say } from '../messages';
import { answerMessage, assignMessage, moveMessage, sendContactMessage } from './commands';

const pathOf = (id: string | undefined) => `/administrator/contact_us/${Number(id)}`;

const sendOne = formAction(async (fields, viewer) => {
  const { trackingCode } = await sendContactMessage(fields, viewer);
  return { done: `${say('contact.sent')} ${trackingCode}` };
});

/** Fields `name`, `email`, `phone`, `subject`, `body` and a ticked `consent`. */
export async function send(before: FormState, form: FormData): Promise<FormState> {
  return sendOne(before, form);
}

const answerOne = formAction(async ({ id, answerId, ...fields }, viewer) => {
  await answerMessage({ ...fields, id, answerId: answerId || undefined }, viewer);
  return finish(pathOf(id), say('contact.answerSent'));
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
