import { mailMessages } from '@/lib/mail/messages';
import { causeOf } from '@/lib/mail/rules';
import { templateNames } from '@/lib/mail/schema';
import { formatDate, formatTime } from '@/lib/time/format';

/** A template's Thai name; one of another version stands as it is. */
export function templateWords(template: string): string {
  const known = templateNames.find((name) => name === template);
  return known ? mailMessages[`mail.template.${known}`].th : template;
}

/** What went wrong, in words, with what the mail server's codes tell. */
export function causeWords(lastError: string): string {
  return `${mailMessages[causeOf(lastError)].th} (${lastError})`;
}

/** `20 พ.ย. 2569 10.30 น.` */
export function momentWords(at: Date): string {
  return `${formatDate(at)} ${formatTime(at)}`;
}
