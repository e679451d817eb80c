import { buildCheck } from '@/components/ui/form/check';
import { authMessages } from '@/lib/auth/messages';
import { memberLoginInput, staffLoginInput } from '@/lib/auth/schema';

export const checkStaff = buildCheck(staffLoginInput, authMessages);
export const checkMember = buildCheck(memberLoginInput, authMessages);
