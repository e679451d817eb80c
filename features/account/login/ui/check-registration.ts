import { buildCheck } from '@/components/ui/form/check';
import { memberRegistrationInput } from '../../registration/registration.schema';

export const checkRegistration = buildCheck(memberRegistrationInput);
