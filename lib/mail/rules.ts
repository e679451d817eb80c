import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { action, page, per, search, tabOf, unlinked } from '@/lib/list/params';
import type { mailMessages } from './messages';
import { mailStatuses } from './schema';

/** The address of the mail list; an opened mail keeps its page. */
export const mailList = listParams({
  ...search,
  status: tabOf(mailStatuses),
  per: unlinked(per()),
  page,
  mail: action<number>(),
});
export type MailChoice = ChoiceOf<typeof mailList>;

/** Id of the mail that the address opens; undefined for none, 0 for an invalid id. */
export function readMailId(params: SearchParams): number | undefined {
  const wanted = getFirstValue(params.mail);
  if (wanted === '') return undefined;
  return /^[1-9][0-9]{0,8}$/.test(wanted) ? Number(wanted) : 0;
}

const causeKeys = [
  [/^EAUTH\b|\b53\d\b/, 'mail.error.login'],
  [/\bRCPT TO\b|\bAPI\b/, 'mail.error.recipient'],
  [/^(ESOCKET|ECONNECTION|ETIMEDOUT|EDNS|ETLS|EABORT|EPROTOCOL|EPROXY)\b/, 'mail.error.server'],
  [/^(EENVELOPE|EMESSAGE)\b/, 'mail.error.refused'],
  [/^unreadable\b/, 'mail.error.unreadable'],
] as const satisfies readonly (readonly [RegExp, keyof typeof mailMessages])[];

/** Message key for the stored reason of a failed attempt. */
export function findCauseKey(lastError: string): keyof typeof mailMessages {
  return causeKeys.find(([pattern]) => pattern.test(lastError))?.[1] ?? 'mail.error.other';
}
