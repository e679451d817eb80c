'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { t } from '@/lib/messages/messages';
import { closeMember, openMember } from './members.commands';

const LIST = '/administrator/usergeneral';
const buildMemberPath = (id = ''): string => `${LIST}/${Number(id) || ''}`;

export const closeMemberAction = formAction(async ({ id }, viewer) => {
  await closeMember({ id }, viewer);
  return succeed(buildMemberPath(id), t('memberDesk.closed'), false);
});

export const openMemberAction = formAction(async ({ id }, viewer) => {
  await openMember({ id }, viewer);
  return succeed(buildMemberPath(id), t('memberDesk.opened'));
});
