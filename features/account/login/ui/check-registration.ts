import { buildCheck } from '@/components/ui/form/check';
import { registrationMessages } from '../../registration/registration.messages';
import { memberRegistrationInput } from '../../registration/registration.schema';

export const checkRegistration = buildCheck(memberRegistrationInput, registrationMessages);
