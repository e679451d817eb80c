'use server';

import { formAction } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { closeMember, openMember } from './members.commands';
import { memberListMessages } from './members.messages';

const LIST = '/administrator/usergeneral';
const buildMemberPath = (id = ''): string => `${LIST}/${Number(id) || ''}`;

export const closeMemberAction = formAction(async ({ id }, viewer) => {
  await closeMember({ id }, viewer);
  return succeed(buildMemberPath(id), memberListMessages['memberDesk.closed'], false);
});

export const openMemberAction = formAction(async ({ id }, viewer) => {
  await openMember({ id }, viewer);
  return succeed(buildMemberPath(id), memberListMessages['memberDesk.opened']);
});
