import { mailMessages } from '@/lib/mail/messages';
import { findCauseKey } from '@/lib/mail/rules';
import { templateNames } from '@/lib/mail/schema';
import { formatDate, formatTime } from '@/lib/time/format';

/** A template's Thai name; one of another version stands as it is. */
export function formatTemplate(template: string): string {
  const known = templateNames.find((name) => name === template);
  return known ? mailMessages[`mail.template.${known}`].th : template;
}

/** What went wrong, in words, with what the mail server's codes tell. */
export function formatFailureCause(lastError: string): string {
  return `${mailMessages[findCauseKey(lastError)].th} (${lastError})`;
}

/** `20 พ.ย. 2569 10.30 น.` */
export function formatMailTime(at: Date): string {
  return `${formatDate(at)} ${formatTime(at)}`;
}
