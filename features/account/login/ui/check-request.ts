import { type Check, checkBy } from '@/components/ui/form/check';
import { registrationsMessages } from '@/features/organisations/password-requests/password-requests.messages';
import { registrationRequest } from '@/features/organisations/password-requests/password-requests.schema';

const checkFields = checkBy(registrationRequest, registrationsMessages);

/** The whole schema compares the code only when all fields are right; a reader hears of it as soon as both are there. */
export const checkRequest: Check = (typed) => {
  const wrong = checkFields(typed);
  const differs = typed.userName && typed.code && typed.userName !== typed.code.trim();
  return differs ? { ...wrong, code: registrationsMessages['registrations.codeDiffers'].th } : wrong;
};
