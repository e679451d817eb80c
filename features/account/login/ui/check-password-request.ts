import { buildCheck, type Check } from '@/components/ui/form/check';
import { passwordRequestsMessages } from '@/features/organisations/password-requests/password-requests.messages';
import { passwordRequestInput } from '@/features/organisations/password-requests/password-requests.schema';

const checkFields = buildCheck(passwordRequestInput);

/** The schema compares the code only when all fields are valid; this compares it as soon as both are filled in. */
export const checkPasswordRequest: Check = (typed) => {
  const wrong = checkFields(typed);
  const differs = typed.userName && typed.code && typed.userName !== typed.code.trim();
  return differs ? { ...wrong, code: passwordRequestsMessages['registrations.codeDiffers'].th } : wrong;
};
