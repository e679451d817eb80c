'use server';

import { type FormState, formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { closeMember, openMember } from './members.commands';

const LIST = '/administrator/usergeneral';
const buildMemberPath = (id = ''): string => `${LIST}/${Number(id) || ''}`;

const closeOne = formAction(async ({ id }, viewer) => {
  await closeMember({ id }, viewer);
  return succeed(buildMemberPath(id), t('memberDesk.closed'), false);
});

export async function closeMemberAction(before: FormState, form: FormData): Promise<FormState> {
  return closeOne(before, form);
}

const openOne = formAction(async ({ id }, viewer) => {
  await openMember({ id }, viewer);
  return succeed(buildMemberPath(id), t('memberDesk.opened'));
});

export async function openMemberAction(before: FormState, form: FormData): Promise<FormState> {
  return openOne(before, form);
}
