import { checkBy } from '@/components/ui/form/check';
import { authMessages } from '@/lib/auth/messages';
import { memberLogin, staffLogin } from '@/lib/auth/schema';

export const checkStaff = checkBy(staffLogin, authMessages);
export const checkMember = checkBy(memberLogin, authMessages);
