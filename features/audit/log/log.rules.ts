import { getFirstValue, readDay, readId, type SearchParams } from '@/lib/list/list';
import { tidySearch } from '@/lib/text/text-rules';
import { auditMessages } from './log.messages';
import { type AuditOutcome, auditOutcomes } from './log.schema';

/** Maximum length of a search; the rest is ignored. */
const MAX_SEARCH = 100;
const NAME = /^[a-zA-Z]{1,40}(\.[a-zA-Z]{1,40})?$/;
const CURSOR_ID = /^[1-9][0-9]{0,17}$/;

/** Choices in a URL of the log: filters, and the cursor `older` or `newer` at which the page begins. */
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

/** Parses the list's state; forged values fall back to the whole log. */
export function readAuditChoice(params: SearchParams): AuditChoice {
  const fitting = (name: string, pattern: RegExp) => {
    const value = getFirstValue(params[name]);
    return pattern.test(value) ? value : undefined;
  };
  const search = tidySearch(getFirstValue(params.search), MAX_SEARCH);
  return {
    search,
    action: fitting('action', NAME),
    noun: fitting('noun', NAME),
    outcome: auditOutcomes.find((outcome) => outcome === getFirstValue(params.outcome)),
    accountId: readId(params.account),
    from: readDay(params.from),
    to: readDay(params.to),
    older: fitting('older', CURSOR_ID),
    newer: fitting('newer', CURSOR_ID),
  };
}

/** The requested row; undefined if there is none, empty if it is not an id. */
export function readAuditId(params: SearchParams): string | undefined {
  const wanted = getFirstValue(params.row);
  if (wanted === '') return undefined;
  return CURSOR_ID.test(wanted) ? wanted : '';
}

type Change = Partial<AuditChoice> & { row?: string };

/** URL parameters with changes applied. The cursor is dropped unless it is changed or `row` is given. */
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

export function auditHref(path: string, choice: AuditChoice, change: Change = {}): string {
  const query = auditQuery(choice, change).toString();
  return query ? `${path}?${query}` : path;
}

/** The log without filters. */
export const WHOLE_LOG: AuditChoice = { search: '' };

/** True if any filter is set. */
export const isNarrowed = (choice: AuditChoice): boolean => auditQuery(choice).size > 0;

const messagesByKey = new Map<string, { th: string }>(Object.entries(auditMessages));
const ACTION = 'audit.action.';

/** An action's Thai name, or the action itself if it has none. */
export const formatAuditAction = (action: string): string => messagesByKey.get(ACTION + action)?.th ?? action;
/** The Thai name of an object's kind. */
export const formatAuditNoun = (noun: string): string => messagesByKey.get(`audit.noun.${noun}`)?.th ?? noun;
/** The actor's name, or the Thai name of the role if there is none. */
export const formatAuditActor = (name: string): string => messagesByKey.get(`audit.actor.${name}`)?.th ?? name;
/** The object's name, else its number or the Thai name of a part of the settings. */
export function formatAuditThing({
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
  return messagesByKey.get(`audit.${noun}.${nounId}`)?.th ?? nounId;
}
export const formatAuditOutcome = (outcome: string): string =>
  messagesByKey.get(`audit.outcome.${outcome}`)?.th ?? outcome;

const toChoices = (prefix: string) =>
  [...messagesByKey]
    .flatMap(([key, { th }]) => (key.startsWith(prefix) ? [{ value: key.slice(prefix.length), label: th }] : []))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'th'));

/** All named actions and nouns as options of a filter, sorted by Thai name. */
export const actionChoices = toChoices(ACTION);
export const nounChoices = toChoices('audit.noun.');

/** The actions whose Thai name contains the text. */
export const findActionsByName = (words: string): string[] =>
  words === '' ? [] : actionChoices.flatMap(({ value, label }) => (label.includes(words) ? [value] : []));

/** The logged names of roles whose Thai name contains the text. */
export const findActorsByName = (words: string): string[] =>
  words === '' ? [] : toChoices('audit.actor.').flatMap(({ value, label }) => (label.includes(words) ? [value] : []));
