import { getFirstValue, type ListState, readList, type SearchParams } from '@/lib/list/list';
import type { mailMessages } from './messages';
import { type MailStatus, mailStatuses } from './schema';

const sorts = ['created'] as const;

/** State of the mail list, from its address. */
export type MailChoice = ListState<(typeof sorts)[number]> & { status?: MailStatus };

/** Reads search, status and page of the list; forged values fall back to the whole list. */
export function readMailChoice(params: SearchParams): MailChoice {
  const wanted = getFirstValue(params.status);
  return { ...readList(params, sorts), status: mailStatuses.find((status) => status === wanted) };
}

/** Id of the mail that the address opens; undefined for none, 0 for an invalid id. */
export function readMailId(params: SearchParams): number | undefined {
  const wanted = getFirstValue(params.mail);
  if (wanted === '') return undefined;
  return /^[1-9][0-9]{0,8}$/.test(wanted) ? Number(wanted) : 0;
}

type Change = Partial<Pick<MailChoice, 'search' | 'status' | 'page'>> & { mail?: number };

/**
 * Address of the list with changes applied; any change but that of the page or the open mail leads to the first page.
 */
export function mailHref(path: string, { search, status, page }: MailChoice, change: Change = {}): string {
  const next = { search, status, page: 'page' in change || 'mail' in change ? page : 1, ...change };
  const query = new URLSearchParams();
  if (next.search) query.set('search', next.search);
  if (next.status) query.set('status', next.status);
  if (next.page > 1) query.set('page', String(next.page));
  if (next.mail !== undefined) query.set('mail', String(next.mail));
  return query.size > 0 ? `${path}?${query}` : path;
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
