import { buildCheck } from '@/components/ui/form/check';
import { anyLoginInput, memberLoginInput, staffLoginInput } from '@/lib/auth/schema';

export const checkStaff = buildCheck(staffLoginInput);
export const checkMember = buildCheck(memberLoginInput);
export const checkAny = buildCheck(anyLoginInput);
