import { getFirstValue, type ListState, readDay, readList, type SearchParams } from '@/lib/list/list';
import { type TaskStatus, taskStatuses } from '../contact/contact.schema';
import { type SuggestionKind, suggestionKinds } from './suggestions.schema';

export const suggestionAssigneeFilters = ['mine', 'nobody'] as const;
const sorts = ['created'] as const;
const ROWS = 24;

/** Alphabet of 31 letters and digits that do not look alike; 15 of them make 74 bits. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 15;
const GROUP = 5;
const PREFIX = 'S';
/** Path of the public tracking page. */
export const TRACKING_PATH = '/participation/track/';

/** The choices that a URL of the queue contains; days are `YYYY-MM-DD`. */
export type SuggestionChoice = ListState<(typeof sorts)[number]> & {
  status?: TaskStatus;
  kind?: SuggestionKind;
  whose?: (typeof suggestionAssigneeFilters)[number];
  from?: string;
  to?: string;
};

/** Parses search, filters and page from a URL; forged values fall back to all suggestions. */
export function readSuggestionChoice(params: SearchParams): SuggestionChoice {
  return {
    ...readList(params, sorts, ROWS),
    status: taskStatuses.find((status) => status === getFirstValue(params.status)),
    kind: suggestionKinds.find((kind) => kind === getFirstValue(params.kind)),
    whose: suggestionAssigneeFilters.find((whose) => whose === getFirstValue(params.whose)),
    from: readDay(params.from),
    to: readDay(params.to),
  };
}

type Change = Partial<Omit<SuggestionChoice, 'sort' | 'needle'>>;

/** The choice as URL parameters, on the first page unless `change` says otherwise. */
export function suggestionQuery(choice: SuggestionChoice, change: Change = {}): URLSearchParams {
  const { search, status, kind, whose, from, to, descending, per, page } = { ...choice, page: 1, ...change };
  const query = new URLSearchParams({ part: 'suggestions' });
  const texts = { search, status, kind, whose, from, to };
  for (const [name, value] of Object.entries(texts)) if (value) query.set(name, value);
  if (!descending) query.set('dir', 'asc');
  if (per !== ROWS) query.set('per', String(per));
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The queue's URL with changes applied; any change but of the page leads to the first page. */
export const suggestionsHref = (path: string, choice: SuggestionChoice, change: Change = {}): string =>
  `${path}?${suggestionQuery(choice, change)}`;

/** Formats the letters of a code as `S-7KQ2M-9XAPR-4TWYZ`; other kinds of codes have another prefix. */
export function formatTrackingCode(letters: string, prefix = PREFIX): string {
  const groups = Array.from({ length: CODE_LENGTH / GROUP }, (_, index) =>
    letters.slice(index * GROUP, (index + 1) * GROUP),
  );
  return [prefix, ...groups].join('-');
}

/** Parses a typed code, in any case, with or without prefix, dashes and spaces; undefined if it is invalid. */
export function readTrackingCode(typed: string, prefix = PREFIX): string | undefined {
  const bare = typed
    .slice(0, 100)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  const letters = bare.startsWith(prefix) && bare.length === CODE_LENGTH + 1 ? bare.slice(1) : bare;
  const isCode = letters.length === CODE_LENGTH && [...letters].every((letter) => CODE_LETTERS.includes(letter));
  return isCode ? formatTrackingCode(letters, prefix) : undefined;
}

/** A new code; `pick` returns a random integer from 0 to below its argument. */
export const generateTrackingCode = (pick: (below: number) => number, prefix = PREFIX): string =>
  formatTrackingCode(
    Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(pick(CODE_LETTERS.length))).join(''),
    prefix,
  );
