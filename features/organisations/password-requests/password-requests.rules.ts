import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { action, oneOf, page, per, search } from '@/lib/list/params';
import { passwordRequestStatuses } from './password-requests.schema';

const getDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** True if an address belongs to one of the domains; subdomains don't count. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  return domains.some((domain) => domain.trim().toLowerCase() === getDomain(email));
}

/** True if both addresses belong to one domain; false without an address on record. */
export function isSameDomain(email: string, recorded: string | null | undefined): boolean {
  return Boolean(recorded) && getDomain(email) === getDomain(recorded ?? '');
}

/** True if an address, which must be in lower case, is on record. */
export function isOnRecord(email: string, recorded: readonly (string | null)[]): boolean {
  return recorded.some((address) => address?.trim().toLowerCase() === email);
}

/** The two decisions, by query parameter. */
export const decisions = ['approve', 'refuse'] as const;
export type DecisionName = (typeof decisions)[number];

/** The request to decide on and the decision, as the URL requests; browsers without script get there by a link. */
export function readDecision(params: SearchParams): { id: number; decision: DecisionName } | undefined {
  const decision = decisions.find((name) => getFirstValue(params[name]) !== '');
  const wanted = decision && getFirstValue(params[decision]);
  return decision && /^[1-9][0-9]{0,8}$/.test(wanted ?? '') ? { id: Number(wanted), decision } : undefined;
}

/** The list's address; a decision keeps the page. */
export const passwordRequestList = listParams({
  status: oneOf(passwordRequestStatuses),
  ...search,
  per: per(),
  page,
  approve: action<number>(),
  refuse: action<number>(),
});
export type RegistrationChoice = ChoiceOf<typeof passwordRequestList>;
