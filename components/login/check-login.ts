import { authMessages } from '@/lib/auth/messages';
import { memberLogin, staffLogin } from '@/lib/auth/schema';
import { checkBy } from './check';

export const checkStaff = checkBy(staffLogin, authMessages);
export const checkMember = checkBy(memberLogin, authMessages);
