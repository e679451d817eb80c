import { type Check, checkBy } from '@/components/login/check';
import { alertsMessages } from '@/lib/alerts/messages';
import { alertAsk, manageAsk } from '@/lib/alerts/schema';
import { mailMessages } from '@/lib/mail/messages';
import { fieldMessages } from '@/lib/ui-fields/messages';

const words = { ...fieldMessages, ...mailMessages, ...alertsMessages };
const checkFields = checkBy(alertAsk, words);

/** Calls of members may leave their address out; the form asks everybody for it. */
export const checkAlert: Check = (typed) =>
  typed.email ? checkFields(typed) : { ...checkFields(typed), email: alertsMessages['alerts.emailMissing'].th };

export const checkManage = checkBy(manageAsk, words);
