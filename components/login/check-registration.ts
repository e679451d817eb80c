import { membersMessages } from '@/lib/members/messages';
import { memberRegistration } from '@/lib/members/schema';
import { checkBy } from './check';

export const checkRegistration = checkBy(memberRegistration, membersMessages);
