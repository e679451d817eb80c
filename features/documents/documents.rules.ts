import type { Prisma } from '@/lib/db/db';
import { filtersFor } from '@/lib/list/filters';
import type { SearchParams } from '@/lib/list/list';
import { type ChoiceOf, listParams, type Param } from '@/lib/list/list-params';
import { paging, search } from '@/lib/list/params';
import { say } from '@/lib/messages/language';
import { documentsMessages as words } from './documents.messages';
import { type DocumentKind, documentKinds, FIRST_FISCAL_YEAR, LAST_FISCAL_YEAR } from './documents.schema';

export const documentSorts = ['order', 'title', 'year', 'downloads', 'updated'] as const;
export type DocumentSort = (typeof documentSorts)[number];
const documentStates = ['shown', 'hidden'] as const;

const { selectOf, supplied } = filtersFor<Prisma.DocumentWhereInput>();

const fiscalYear: Param<number | undefined> = {
  role: 'filter',
  read: (raw) => {
    const year = Number(raw);
    return Number.isInteger(year) && year >= FIRST_FISCAL_YEAR && year <= LAST_FISCAL_YEAR ? year : undefined;
  },
  write: String,
};

/** The address of a list of documents. */
export const documentList = listParams({
  ...search,
  kind: selectOf(documentKinds, {
    label: words['documents.kind'],
    all: words['documents.allKinds'],
    toLabel: (kind) => words[`documents.kind.${kind}`],
    where: (kind) => ({ kind }),
  }),
  year: supplied(fiscalYear, {
    label: words['documents.yearShort'],
    all: words['documents.allYears'],
    where: (year) => ({ fiscalYear: year }),
  }),
  state: selectOf(documentStates, {
    label: words['documents.state'],
    all: words['documents.allStates'],
    toLabel: (state) => words[`documents.state.${state}`],
    where: (state) => ({ visible: state === 'shown' }),
  }),
  ...paging(documentSorts, 24),
});
export type DocumentChoice = ChoiceOf<typeof documentList>;

/** Query parameters of a public list, without the admin-only ones. */
export const publicChoice = (params: SearchParams): DocumentChoice => {
  const { search, kind, year, page } = params;
  return documentList.read({ search, kind, year, page });
};

/** Kind and fiscal year of a public list in words. */
export function describeChoice({ kind, year }: Pick<DocumentChoice, 'kind' | 'year'>): string[] {
  const fiscalYear = year === undefined ? [] : [`${say(words['documents.yearShort'])} ${year}`];
  return [...(kind === undefined ? [] : [say(words[`documents.kind.${kind}`])]), ...fiscalYear];
}

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
