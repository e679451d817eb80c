import { getFirstValue, type ListState, readDay, readId, readList, type SearchParams } from '@/lib/list/list';
import { type NewsroomFilter, type NewsroomTab, newsroomTabs } from './counts.schema';
import { type NewsroomSort, newsroomSorts, STAFF_ROWS } from './list.schema';

/** What the address says about a list of the newsroom. */
export type NewsroomChoice = ListState<NewsroomSort> &
  NewsroomFilter & {
    tab: NewsroomTab;
    /** Of a place with two parts, such as an institute's own and its colleges': which one. */
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

/** The parameters of a list's address with something changed; whatever is not the page leads to its first page. */
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

/** A list's address with something changed. */
export function newsroomHref(path: string, choice: NewsroomChoice, change: Change = {}): string {
  const query = newsroomQuery(choice, change).toString();
  return query ? `${path}?${query}` : path;
}

/** Whether anything narrows the list down besides its tab. */
export function isNarrowed({ search, categoryId, organisationId, from, to }: NewsroomChoice): boolean {
  return [search || undefined, categoryId, organisationId, from, to].some((one) => one !== undefined);
}
