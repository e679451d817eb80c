import { buildCheck } from '@/components/ui/form/check';
import { passwordRequestInput } from '@/features/organisations/password-requests/password-requests.schema';

export const checkPasswordRequest = buildCheck(passwordRequestInput);
