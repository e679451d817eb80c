import { maskIdCard } from '@/features/people/college-users/college-users.rules';
import type { Right } from '@/lib/auth/access';
import { first, readId, readList, type SearchParams } from '@/lib/list/list';
import { searchText } from '@/lib/text/search-text';
import { tidyText } from '@/lib/text/text-rules';
import { columnsOf, keyColumn } from './columns';
import {
  type Cells,
  type ImportColumn,
  type ImportKind,
  type ImportStatus,
  type ImportVerdict,
  importKinds,
  importVerdicts,
} from './imports.schema';

/** Whoever imports a kind may also add each of its rows by hand. */
export const rightOf: Readonly<Record<ImportKind, Right>> = {
  college: 'organisations.add',
  institute: 'organisations.add',
  province: 'organisations.add',
  department: 'organisations.add',
  unit: 'organisations.add',
  collegeUsers: 'accounts.manage',
  staff: 'accounts.manage',
};

const underWay: readonly ImportStatus[] = ['waiting', 'checking', 'confirmed', 'writing'];
/** Whether something is being done with a job. */
export const isUnderWay = (status: ImportStatus): boolean => underWay.includes(status);

const plainHeading = (heading: string): string => searchText(heading.replace(/[*:()]/g, ' ')).replace(/[\s_-]/g, '');

/** Which column of a file holds which of a kind's, by their headings. */
export type Matched = {
  /** Names by the place in the file. */
  names: (string | undefined)[];
  unknown: string[];
  /** Headings of required columns that the file lacks, and of those that it has twice. */
  missing: string[];
  doubled: string[];
};

/** Finds a kind's columns in the heading of a file; the order is free, capitals, blanks and stars don't matter. */
export function matchColumns(kind: ImportKind, headings: readonly string[]): Matched {
  const columns = columnsOf[kind];
  const names = headings.map((heading) => {
    const wanted = plainHeading(heading);
    return columns.find((column) => column.headings.some((known) => plainHeading(known) === wanted))?.name;
  });
  const lacking = columns.filter(({ name, required }) => required && !names.includes(name));
  const twice = columns.filter(({ name }) => names.filter((found) => found === name).length > 1);
  return {
    names,
    unknown: headings.filter((heading, index) => heading !== '' && names[index] === undefined).slice(0, 40),
    missing: lacking.map(({ headings: [heading] }) => heading),
    doubled: twice.map(({ headings: [heading] }) => heading),
  };
}

/** A row's cells by the names of its columns. */
export function toCells(names: Matched['names'], cells: readonly string[]): Cells {
  return Object.fromEntries(names.flatMap((name, index) => (name ? [[name, tidyText(cells[index] ?? '')]] : [])));
}

/** Whether a row is the template's own example, left where it was. */
export function isExample(kind: ImportKind, cells: Cells): boolean {
  const example = columnsOf[kind].find(({ name }) => name === keyColumn[kind])?.example;
  const name = columnsOf[kind].find(
    ({ name: other }) => other === 'name' || other === 'lastName' || other === 'displayName',
  );
  return cells[keyColumn[kind]] === example && cells[name?.name ?? ''] === name?.example;
}

/** The columns of a kind in the order of its template. */
export const columnsFor = (kind: ImportKind): readonly ImportColumn[] => columnsOf[kind];

/** A column's Thai heading; of an unknown one its name. */
export const headingOf = (kind: ImportKind, column: string): string =>
  columnsOf[kind].find(({ name }) => name === column)?.headings[0] ?? column;

/** A cell as it may be shown: of an id card number only the last digits. */
export const shownCell = (cells: Cells, name: string): string => {
  const cell = cells[name] ?? '';
  return name === 'idCard' ? maskIdCard(cell) : cell;
};

/** The kind that a place imports, by what it is about and whose rows it shows. */
export function importKindOf(imports: 'organisations' | 'collegeUsers' | 'staff' | undefined, scope: string) {
  if (imports !== 'organisations') return imports;
  return importKinds.find((kind) => scope === `kind:${kind}`);
}

const ROWS = 48;

/** What the address says about a job's rows. */
export function readImportChoice(params: SearchParams) {
  const wanted = first(params.verdict);
  return {
    job: readId(params.job),
    verdict: importVerdicts.find((verdict) => verdict === wanted),
    page: readList(params, ['number'], ROWS).page,
    per: ROWS,
    wrong: /^[a-zA-Z]+\.[a-zA-Z]+$/.test(first(params.wrong)) ? first(params.wrong) : undefined,
  };
}
export type ImportChoice = ReturnType<typeof readImportChoice>;

/** The address of the import, of one of its jobs, or of a part of that. */
export function importHref(path: string, at: { job?: number; verdict?: ImportVerdict; page?: number } = {}): string {
  const query = new URLSearchParams();
  if (at.job) query.set('job', String(at.job));
  if (at.verdict) query.set('verdict', at.verdict);
  if (at.page && at.page > 1) query.set('page', String(at.page));
  return query.size > 0 ? `${path}/import?${query}` : `${path}/import`;
}
