import { mailMessages } from '@/lib/mail/messages';
import { findCauseKey } from '@/lib/mail/rules';
import { templateNames } from '@/lib/mail/schema';
import { getThai } from '@/lib/messages/message';

/** Thai name of a template; a name unknown to this version is shown as is. */
export function formatTemplate(template: string): string {
  const known = templateNames.find((name) => name === template);
  return known ? mailMessages[`mail.template.${known}`] : template;
}

/** Cause of a failure in words, followed by the mail server's codes. */
export function formatFailureCause(lastError: string): string {
  return `${getThai(mailMessages[findCauseKey(lastError)])} (${lastError})`;
}
