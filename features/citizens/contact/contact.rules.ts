import { getFirstValue, type ListState, readDay, readList, type SearchParams } from '@/lib/list/list';
import { type TaskStatus, taskStatuses } from './contact.schema';

export const contactTabs = ['messages', 'reports', 'rights', 'answers'] as const;
export type ContactTab = (typeof contactTabs)[number];
export const taskAssigneeFilters = ['mine', 'nobody'] as const;
export type TaskAssigneeFilter = (typeof taskAssigneeFilters)[number];
const sorts = ['created'] as const;

/** The choices that a URL of the queues contains; days are `YYYY-MM-DD`. */
export type ContactChoice = ListState<(typeof sorts)[number]> & {
  part: ContactTab;
  status?: TaskStatus;
  whose?: TaskAssigneeFilter;
  from?: string;
  to?: string;
};

const ROWS = 24;

/** Parses part, search, filters and page from a URL; forged values fall back to all messages. */
export function readContactChoice(params: SearchParams): ContactChoice {
  return {
    ...readList(params, sorts, ROWS),
    part: contactTabs.find((part) => part === getFirstValue(params.part)) ?? contactTabs[0],
    status: taskStatuses.find((status) => status === getFirstValue(params.status)),
    whose: taskAssigneeFilters.find((whose) => whose === getFirstValue(params.whose)),
    from: readDay(params.from),
    to: readDay(params.to),
  };
}

type Change = Partial<Omit<ContactChoice, 'sort' | 'needle'>>;

/** The choice as URL parameters, on the first page unless `change` says otherwise. */
export function contactQuery(choice: ContactChoice, change: Change = {}): URLSearchParams {
  const { part, search, status, whose, from, to, descending, per, page } = { ...choice, page: 1, ...change };
  const query = new URLSearchParams();
  if (part !== contactTabs[0]) query.set('part', part);
  if (search) query.set('search', search);
  if (status) query.set('status', status);
  if (whose) query.set('whose', whose);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  if (!descending) query.set('dir', 'asc');
  if (per !== ROWS) query.set('per', String(per));
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The queue's URL with changes applied; any change but of the page leads to the first page. */
export function contactHref(path: string, choice: ContactChoice, change: Change = {}): string {
  const query = contactQuery(choice, change);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** URL of one message, report or data request. */
export const taskHref = (path: string, part: Exclude<ContactTab, 'answers'>, id: number): string =>
  `${path}/${id}${part === 'messages' ? '' : `?part=${part}`}`;
