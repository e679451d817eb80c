import { type Check, checkBy } from '@/components/ui/form/check';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { mailMessages } from '@/lib/mail/messages';
import { alertsMessages } from '../alerts.messages';
import { alertAsk, manageAsk } from '../alerts.schema';

const words = { ...fieldMessages, ...mailMessages, ...alertsMessages };
const checkFields = checkBy(alertAsk, words);

/** Calls of members may leave their address out; the form asks everybody for it. */
export const checkAlert: Check = (typed) =>
  typed.email ? checkFields(typed) : { ...checkFields(typed), email: alertsMessages['alerts.emailMissing'].th };

export const checkManage = checkBy(manageAsk, words);
