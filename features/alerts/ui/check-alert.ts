import { buildCheck, type Check } from '@/components/ui/form/check';
import { alertsMessages } from '../alerts.messages';
import { alertInput, manageLinkInput } from '../alerts.schema';

const checkFields = buildCheck(alertInput);

/** Check of the form, which always requires an e-mail; API calls of members may leave it out. */
export const checkAlert: Check = (typed) =>
  typed.email ? checkFields(typed) : { ...checkFields(typed), email: alertsMessages['alerts.emailMissing'].th };

export const checkManageLink = buildCheck(manageLinkInput);
