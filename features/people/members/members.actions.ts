'use server';

import { commandAction } from '@/lib/command/command-action';
import type { FormFields } from '@/lib/command/form-action';
import { closeMember, openMember } from './members.commands';
import { memberListMessages as words } from './members.messages';

const to = ({ id }: FormFields): string => `/administrator/usergeneral/${Number(id) || ''}`;

export const closeMemberAction = commandAction(closeMember, words['memberDesk.closed'], { to, redraw: false });
export const openMemberAction = commandAction(openMember, words['memberDesk.opened'], { to });
