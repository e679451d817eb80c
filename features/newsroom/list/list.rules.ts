import { getFirstValue, type ListState, readDay, readId, readList, type SearchParams } from '@/lib/list/list';
import { type NewsroomFilter, type NewsroomTab, newsroomTabs } from './counts.schema';
import { type NewsroomSort, newsroomSorts, STAFF_ROWS } from './list.schema';

/** State of a newsroom list, from its URL. */
export type NewsroomChoice = ListState<NewsroomSort> &
  NewsroomFilter & {
    tab: NewsroomTab;
    /** The chosen part of a list with two, such as an institute's own items and its colleges'. */
    part?: 'own' | 'members';
  };

/** Reads a list's state; forged values fall back to the whole list. */
export function readNewsroomChoice(params: SearchParams): NewsroomChoice {
  const tab = getFirstValue(params.status);
  const part = getFirstValue(params.part);
  return {
    ...readList(params, newsroomSorts, STAFF_ROWS),
    tab: newsroomTabs.find((name) => name === tab) ?? 'all',
    categoryId: readId(params.category),
    organisationId: readId(params.organisation),
    from: readDay(params.from),
    to: readDay(params.to),
    part: part === 'own' || part === 'members' ? part : undefined,
  };
}

type Change = Partial<Omit<NewsroomChoice, 'needle'>>;

/** Query of a list's URL with a change; any change but the page leads to the first page. */
export function newsroomQuery(choice: NewsroomChoice, change: Change = {}): URLSearchParams {
  const next = { ...choice, page: 1, ...change };
  const pairs: [string, string | undefined][] = [
    ['part', next.part],
    ['status', next.tab === 'all' ? undefined : next.tab],
    ['search', next.search || undefined],
    ['category', next.categoryId?.toString()],
    ['organisation', next.organisationId?.toString()],
    ['from', next.from],
    ['to', next.to],
    ['sort', next.sort === newsroomSorts[0] ? undefined : next.sort],
    ['dir', next.descending ? undefined : 'asc'],
    ['per', next.per === STAFF_ROWS ? undefined : String(next.per)],
    ['page', next.page > 1 ? String(next.page) : undefined],
  ];
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** A list's URL with a change; as `newsroomQuery`. */
export function newsroomHref(path: string, choice: NewsroomChoice, change: Change = {}): string {
  const query = newsroomQuery(choice, change).toString();
  return query ? `${path}?${query}` : path;
}

/** True if any filter besides the tab is set. */
export function isNarrowed({ search, categoryId, organisationId, from, to }: NewsroomChoice): boolean {
  return [search || undefined, categoryId, organisationId, from, to].some((one) => one !== undefined);
}
