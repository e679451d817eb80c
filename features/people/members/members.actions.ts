'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { say } from '@/lib/messages/messages';
import { closeMember, openMember } from './members.commands';

const LIST = '/administrator/usergeneral';
const pageOf = (id = ''): string => `${LIST}/${Number(id) || ''}`;

const closeOne = formAction(async ({ id }, viewer) => {
  await closeMember({ id }, viewer);
  return finish(pageOf(id), say('memberDesk.closed'), false);
});

/** Closes a member's account; field `id`. */
export async function close(before: FormState, form: FormData): Promise<FormState> {
  return closeOne(before, form);
}

const openOne = formAction(async ({ id }, viewer) => {
  await openMember({ id }, viewer);
  return finish(pageOf(id), say('memberDesk.opened'));
});

/** Opens a member's account; field `id`. */
export async function open(before: FormState, form: FormData): Promise<FormState> {
  return openOne(before, form);
}
