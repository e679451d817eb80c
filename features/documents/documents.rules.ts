import { getFirstValue, type ListState, readList, type SearchParams } from '@/lib/list/list';
import { type DocumentKind, documentKinds, FIRST_FISCAL_YEAR, LAST_FISCAL_YEAR } from './documents.schema';

export const documentSorts = ['order', 'title', 'year', 'downloads', 'updated'] as const;
export type DocumentSort = (typeof documentSorts)[number];
export const documentStates = ['shown', 'hidden'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Query parameters of a list of documents. */
export type DocumentChoice = ListState<DocumentSort> & { kind?: DocumentKind; year?: number; state?: DocumentState };

const ROWS = 24;

/** Reads search, filters, order and page; invalid values fall back to their defaults. */
export function readDocumentChoice(params: SearchParams): DocumentChoice {
  const year = Number(getFirstValue(params.year));
  return {
    ...readList(params, documentSorts, ROWS),
    kind: documentKinds.find((kind) => kind === getFirstValue(params.kind)),
    year: Number.isInteger(year) && year >= FIRST_FISCAL_YEAR && year <= LAST_FISCAL_YEAR ? year : undefined,
    state: documentStates.find((state) => state === getFirstValue(params.state)),
  };
}

type Change = Partial<
  Pick<DocumentChoice, 'search' | 'kind' | 'year' | 'state' | 'sort' | 'descending' | 'page' | 'per'>
>;

/** URL of the list with changes; any change except of the page leads to the first page. */
export function documentsHref(path: string, choice: DocumentChoice, change: Change = {}): string {
  const next = { ...choice, page: 1, ...change };
  const query = new URLSearchParams();
  if (next.search) query.set('search', next.search);
  if (next.kind) query.set('kind', next.kind);
  if (next.year) query.set('year', String(next.year));
  if (next.state) query.set('state', next.state);
  if (next.sort !== documentSorts[0]) query.set('sort', next.sort);
  if (!next.descending) query.set('dir', 'asc');
  if (next.per !== ROWS) query.set('per', String(next.per));
  if (next.page > 1) query.set('page', String(next.page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Query parameters of a public list, without the admin-only ones. */
export const publicChoice = (params: SearchParams): DocumentChoice => {
  const { search, kind, year, page } = params;
  return readDocumentChoice({ search, kind, year, page });
};

/** Permanent URL of the newest file of a document, whatever its version. */
export const downloadHref = (id: number): string => `/documents/${id}`;

/** Groups documents by year and kind, in the order given. */
export function groupDocuments<D extends { fiscalYear: number; kind: DocumentKind }>(documents: readonly D[]) {
  const years = new Map<number, Map<DocumentKind, D[]>>();
  for (const document of documents) {
    const kinds = years.get(document.fiscalYear) ?? new Map<DocumentKind, D[]>();
    kinds.set(document.kind, [...(kinds.get(document.kind) ?? []), document]);
    years.set(document.fiscalYear, kinds);
  }
  return [...years].map(([year, kinds]) => ({
    year,
    kinds: [...kinds].map(([kind, group]) => ({ kind, documents: group })),
  }));
}
