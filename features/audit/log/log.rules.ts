import { first, readDay, readId, type SearchParams } from '@/lib/list/list';
import { tidySearch } from '@/lib/text/text-rules';
import { auditMessages } from './log.messages';
import { type AuditOutcome, auditOutcomes } from './log.schema';

/** Characters of a search that are looked at. */
const MAX_SEARCH = 100;
const NAME = /^[a-zA-Z]{1,40}(\.[a-zA-Z]{1,40})?$/;
const MARK = /^[1-9][0-9]{0,17}$/;

/** What the address says about the log: what is looked for, and behind (or before) which row the page begins. */
export type AuditChoice = {
  search: string;
  action?: string;
  noun?: string;
  outcome?: AuditOutcome;
  accountId?: number;
  /** Thai calendar days as `YYYY-MM-DD`, both included. */
  from?: string;
  to?: string;
  older?: string;
  newer?: string;
};

/** Reads the list's state; forged values fall back to the whole log. */
export function readAuditChoice(params: SearchParams): AuditChoice {
  const fitting = (name: string, pattern: RegExp) => {
    const value = first(params[name]);
    return pattern.test(value) ? value : undefined;
  };
  const search = tidySearch(first(params.search), MAX_SEARCH);
  return {
    search,
    action: fitting('action', NAME),
    noun: fitting('noun', NAME),
    outcome: auditOutcomes.find((outcome) => outcome === first(params.outcome)),
    accountId: readId(params.account),
    from: readDay(params.from),
    to: readDay(params.to),
    older: fitting('older', MARK),
    newer: fitting('newer', MARK),
  };
}

/** The row that the address asks for; undefined for none, empty for what is no id. */
export function readAuditId(params: SearchParams): string | undefined {
  const wanted = first(params.row);
  if (wanted === '') return undefined;
  return MARK.test(wanted) ? wanted : '';
}

type Change = Partial<AuditChoice> & { row?: string };

/** The parameters of the list's address with something changed; whatever is not a mark leads to the newest rows. */
export function auditQuery(choice: AuditChoice, { row, ...change }: Change = {}): URLSearchParams {
  const marks = row === undefined ? { older: undefined, newer: undefined } : {};
  const next = { ...choice, ...marks, ...change };
  const pairs: [string, string | undefined][] = [
    ['search', next.search || undefined],
    ['action', next.action],
    ['noun', next.noun],
    ['outcome', next.outcome],
    ['account', next.accountId?.toString()],
    ['from', next.from],
    ['to', next.to],
    ['older', next.older],
    ['newer', next.newer],
    ['row', row || undefined],
  ];
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** The list's address with something changed. */
export function auditHref(path: string, choice: AuditChoice, change: Change = {}): string {
  const query = auditQuery(choice, change).toString();
  return query ? `${path}?${query}` : path;
}

/** Nothing looked for. */
export const WHOLE_LOG: AuditChoice = { search: '' };

/** Whether anything narrows the log down. */
export const isNarrowed = (choice: AuditChoice): boolean => auditQuery(choice).size > 0;

const byKey = new Map<string, { th: string }>(Object.entries(auditMessages));
const ACTION = 'audit.action.';

/** An action's Thai name; one without stands as it is. */
export const actionWords = (action: string): string => byKey.get(ACTION + action)?.th ?? action;
/** What kind of thing it was done to, in Thai. */
export const nounWords = (noun: string): string => byKey.get(`audit.noun.${noun}`)?.th ?? noun;
/** The name of the actor, or the Thai name of the role for somebody without one. */
export const actorWords = (name: string): string => byKey.get(`audit.actor.${name}`)?.th ?? name;
/** The name of what was done to; a number where it has none, or the Thai name of a part of the settings. */
export function thingWords({
  noun,
  nounId,
  thing,
}: {
  noun: string;
  nounId?: string;
  thing?: string;
}): string | undefined {
  if (thing !== undefined || nounId === undefined) return thing;
  if (/^\d+$/.test(nounId)) return `${auditMessages['audit.number'].th} ${nounId}`;
  return byKey.get(`audit.${noun}.${nounId}`)?.th ?? nounId;
}
export const outcomeWords = (outcome: string): string => byKey.get(`audit.outcome.${outcome}`)?.th ?? outcome;

const namesOf = (prefix: string) =>
  [...byKey]
    .flatMap(([key, { th }]) => (key.startsWith(prefix) ? [{ value: key.slice(prefix.length), label: th }] : []))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'th'));

/** All named actions and nouns as choices of a filter, by their Thai names. */
export const actionChoices = namesOf(ACTION);
export const nounChoices = namesOf('audit.noun.');

/** The actions whose Thai name holds the words. */
export const actionsNamed = (words: string): string[] =>
  words === '' ? [] : actionChoices.flatMap(({ value, label }) => (label.includes(words) ? [value] : []));

/** The names that stand in the log for roles whose Thai name holds the words. */
export const actorsNamed = (words: string): string[] =>
  words === '' ? [] : namesOf('audit.actor.').flatMap(({ value, label }) => (label.includes(words) ? [value] : []));
