import { roleTable } from '@/lib/auth/role-table';
import { roles } from '@/lib/auth/roles';
import type { Prisma } from '@/lib/db/db';
import { filtersFor } from '@/lib/list/filters';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { action, id, matching, text } from '@/lib/list/params';
import { findThai, getThai, type Messages } from '@/lib/messages/message';
import { formatDate } from '@/lib/time/format';
import { auditFieldMessages } from './changes.messages';
import { auditMessages } from './log.messages';
import { auditOutcomes } from './log.schema';

/** Maximum length of a search; the rest is ignored. */
const MAX_SEARCH = 100;
const NAME = /^[a-zA-Z]{1,40}(\.[a-zA-Z]{1,40})?$/;
const CURSOR_ID = /^[1-9][0-9]{0,17}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Nouns of which there is only one object. */
const SINGLE_NOUNS: readonly string[] = ['logo', 'front', 'social', 'menu'];
type Where = Prisma.AuditLogWhereInput;
const { select, selectOf, days } = filtersFor<Where>();
const cursor = { ...matching(CURSOR_ID), role: 'place' } as const;

/** The requested row; undefined if there is none, empty if it is not an id. */
export function readAuditId(params: SearchParams): string | undefined {
  const wanted = getFirstValue(params.row);
  if (wanted === '') return undefined;
  return CURSOR_ID.test(wanted) ? wanted : '';
}

const messages: Messages = {
  ...auditMessages,
  ...Object.fromEntries(roles.map((role) => [`audit.actor.${role}`, roleTable[role].title])),
};

/** An action's Thai name, or the action itself if it has none. */
export const formatAuditAction = (action: string): string => findThai(messages, `audit.action.${action}`) ?? action;
/** The Thai name of an object's kind. */
export const formatAuditNoun = (noun: string): string => findThai(messages, `audit.noun.${noun}`) ?? noun;
/** The actor's name, or the Thai name of the role if there is none. */
export const formatAuditActor = (name: string): string => findThai(messages, `audit.actor.${name}`) ?? name;
/** The object's name in quotation marks, else its number or the Thai name of a part of the settings. */
export function formatAuditThing({
  noun,
  nounId,
  thing,
}: {
  noun: string;
  nounId?: string;
  thing?: string;
}): string | undefined {
  if (thing !== undefined) return `“${thing}”`;
  if (nounId === undefined || SINGLE_NOUNS.includes(noun)) return undefined;
  if (/^\d+$/.test(nounId)) return `${auditFieldMessages['audit.number']} ${nounId}`;
  if (DAY.test(nounId)) return formatDate(new Date(`${nounId}T00:00:00+07:00`));
  return findThai(messages, `audit.${noun}.${nounId}`) ?? nounId;
}
export const formatAuditOutcome = (outcome: string): string =>
  findThai(messages, `audit.outcome.${outcome}`) ?? outcome;

const toChoices = (prefix: string) =>
  Object.entries(messages)
    .flatMap(([key, label]) =>
      key.startsWith(prefix) ? [{ value: key.slice(prefix.length), label: getThai(label) }] : [],
    )
    .toSorted((one, other) => one.label.localeCompare(other.label, 'th'));

/** All named actions as options of a filter, sorted by Thai name. */
const actionChoices = toChoices('audit.action.');

/** The log's address: filters, and the cursor at which the page begins. The account filter has no field. */
export const auditList = listParams({
  search: text(MAX_SEARCH),
  action: select(matching(NAME), {
    label: auditMessages['audit.action'],
    all: auditMessages['audit.allActions'],
    options: actionChoices,
    where: (action) => ({ action }),
  }),
  noun: select(matching(NAME), {
    label: auditMessages['audit.noun'],
    all: auditMessages['audit.allNouns'],
    options: toChoices('audit.noun.'),
    where: (noun) => ({ noun }),
  }),
  outcome: selectOf(auditOutcomes, {
    label: auditMessages['audit.outcome'],
    all: auditMessages['audit.allOutcomes'],
    toLabel: formatAuditOutcome,
    where: (outcome) => ({ outcome }),
  }),
  accountId: { ...id, name: 'account', role: 'link', where: (accountId: number): Where => ({ accountId }) },
  ...days({ from: auditMessages['audit.from'], to: auditMessages['audit.to'] }, (at) => ({ at })),
  older: cursor,
  newer: cursor,
  row: action<string>(),
});
export type AuditChoice = ChoiceOf<typeof auditList>;

/** The actions whose Thai name contains the text. */
export const findActionsByName = (words: string): string[] =>
  words === '' ? [] : actionChoices.flatMap(({ value, label }) => (label.includes(words) ? [value] : []));

/** The logged names of roles whose Thai name contains the text. */
export const findActorsByName = (words: string): string[] =>
  words === '' ? [] : toChoices('audit.actor.').flatMap(({ value, label }) => (label.includes(words) ? [value] : []));
