import { getFirstValue, readDay, readId, type SearchParams } from '@/lib/list/list';
import { tidySearch } from '@/lib/text/text-rules';
import { auditMessages } from './log.messages';
import { type AuditOutcome, auditOutcomes } from './log.schema';

/** Characters of a search that are looked at. */
const MAX_SEARCH = 100;
const NAME = /^[a-zA-Z]{1,40}(\.[a-zA-Z]{1,40})?$/;
const CURSOR_ID = /^[1-9][0-9]{0,17}$/;

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

/** The row that the address asks for; undefined for none, empty for what is no id. */
export function readAuditId(params: SearchParams): string | undefined {
  const wanted = getFirstValue(params.row);
  if (wanted === '') return undefined;
  return CURSOR_ID.test(wanted) ? wanted : '';
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

const messagesByKey = new Map<string, { th: string }>(Object.entries(auditMessages));
const ACTION = 'audit.action.';

/** An action's Thai name; one without stands as it is. */
export const formatAuditAction = (action: string): string => messagesByKey.get(ACTION + action)?.th ?? action;
/** What kind of thing it was done to, in Thai. */
export const formatAuditNoun = (noun: string): string => messagesByKey.get(`audit.noun.${noun}`)?.th ?? noun;
/** The name of the actor, or the Thai name of the role for somebody without one. */
export const formatAuditActor = (name: string): string => messagesByKey.get(`audit.actor.${name}`)?.th ?? name;
/** The name of what was done to; a number where it has none, or the Thai name of a part of the settings. */
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

/** All named actions and nouns as choices of a filter, by their Thai names. */
export const actionChoices = toChoices(ACTION);
export const nounChoices = toChoices('audit.noun.');

/** The actions whose Thai name holds the words. */
export const findActionsByName = (words: string): string[] =>
  words === '' ? [] : actionChoices.flatMap(({ value, label }) => (label.includes(words) ? [value] : []));

/** The names that stand in the log for roles whose Thai name holds the words. */
export const findActorsByName = (words: string): string[] =>
  words === '' ? [] : toChoices('audit.actor.').flatMap(({ value, label }) => (label.includes(words) ? [value] : []));
