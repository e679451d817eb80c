import { checkBy } from '@/components/ui/form/check';
import { membersMessages } from '../../registration/registration.messages';
import { memberRegistration } from '../../registration/registration.schema';

export const checkRegistration = checkBy(memberRegistration, membersMessages);
