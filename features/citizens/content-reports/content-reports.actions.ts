'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { assignReport, moveReport, noteReport } from './content-reports.commands';

const pathOf = (id: string | undefined) => `/administrator/contact_us/${Number(id)}?part=reports`;

const moveOne = formAction(async ({ id, from, status }, viewer) => {
  await moveReport({ id, from, status }, viewer);
  return finish(pathOf(id), say('contact.statusSaved'));
});

/** Fields `id`, `from` and `status`. */
export async function move(before: FormState, form: FormData): Promise<FormState> {
  return moveOne(before, form);
}

const assignOne = formAction(async ({ id, assigneeId }, viewer) => {
  await assignReport({ id, assigneeId: assigneeId || null }, viewer);
  return finish(pathOf(id), say(assigneeId ? 'contact.assigned' : 'contact.unassigned'));
});

/** Fields `id` and `assigneeId`, empty for nobody. */
export async function assign(before: FormState, form: FormData): Promise<FormState> {
  return assignOne(before, form);
}

const noteOne = formAction(async ({ id, seen, note }, viewer) => {
  await noteReport({ id, seen, note }, viewer);
  return finish(pathOf(id), say('contact.noteSaved'));
});

/** Fields `id`, `seen` and `note`. */
export async function keepNote(before: FormState, form: FormData): Promise<FormState> {
  return noteOne(before, form);
}
