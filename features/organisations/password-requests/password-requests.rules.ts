import { getFirstValue, type ListState, PER_PAGE, readList, type SearchParams } from '@/lib/list/list';
import { type PasswordRequestStatus, passwordRequestStatuses } from './password-requests.schema';

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

const sorts = ['created'] as const;

/** State of the list of requests, from its URL. */
export type RegistrationChoice = ListState<(typeof sorts)[number]> & { status: PasswordRequestStatus };

/** Reads the list's state from the query; forged values fall back to waiting requests. */
export function readRegistrationChoice(params: SearchParams): RegistrationChoice {
  const wanted = getFirstValue(params.status);
  const status = passwordRequestStatuses.find((name) => name === wanted) ?? passwordRequestStatuses[0];
  return { ...readList(params, sorts), status };
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

type Change = Partial<Pick<RegistrationChoice, 'status' | 'page' | 'search'>> & Partial<Record<DecisionName, number>>;

/** The list's URL with a change; another status or search leads to the first page. */
export function registrationHref(path: string, choice: RegistrationChoice, change: Change = {}): string {
  const isOther = change.status !== undefined || change.search !== undefined;
  const page = change.page ?? (isOther ? 1 : choice.page);
  const { status = choice.status, search = choice.search, approve, refuse } = change;
  const query = new URLSearchParams();
  if (status !== passwordRequestStatuses[0]) query.set('status', status);
  if (search) query.set('search', search);
  if (choice.per !== PER_PAGE[0]) query.set('per', String(choice.per));
  if (page > 1) query.set('page', String(page));
  if (approve) query.set('approve', String(approve));
  if (refuse) query.set('refuse', String(refuse));
  return query.size > 0 ? `${path}?${query}` : path;
}
