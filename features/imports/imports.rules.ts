import { maskIdCard } from '@/features/people/college-users/college-users.rules';
import type { Right } from '@/lib/auth/access';
import { getFirstValue, readId, readList, type SearchParams } from '@/lib/list/list';
import { toSearchText } from '@/lib/text/search-text';
import { tidyText } from '@/lib/text/text-rules';
import { columnsByKind, keyColumnByKind } from './columns';
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
export const importRights: Readonly<Record<ImportKind, Right>> = {
  college: 'organisations.add',
  institute: 'organisations.add',
  province: 'organisations.add',
  department: 'organisations.add',
  unit: 'organisations.add',
  collegeUsers: 'accounts.manage',
  staff: 'accounts.manage',
};

const activeStatuses: readonly ImportStatus[] = ['waiting', 'checking', 'confirmed', 'writing'];
/** Whether something is being done with a job. */
export const isJobActive = (status: ImportStatus): boolean => activeStatuses.includes(status);

const normalizeHeading = (heading: string): string =>
  toSearchText(heading.replace(/[*:()]/g, ' ')).replace(/[\s_-]/g, '');

/** Which column of a file holds which of a kind's, by their headings. */
export type ColumnMatch = {
  /** Names by the place in the file. */
  names: (string | undefined)[];
  unknown: string[];
  /** Headings of required columns that the file lacks, and of those that it has twice. */
  missing: string[];
  doubled: string[];
};

/** Finds a kind's columns in the heading of a file; the order is free, capitals, blanks and stars don't matter. */
export function matchColumns(kind: ImportKind, headings: readonly string[]): ColumnMatch {
  const columns = columnsByKind[kind];
  const names = headings.map((heading) => {
    const wanted = normalizeHeading(heading);
    return columns.find((column) => column.headings.some((known) => normalizeHeading(known) === wanted))?.name;
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
export function toImportCells(names: ColumnMatch['names'], cells: readonly string[]): Cells {
  return Object.fromEntries(names.flatMap((name, index) => (name ? [[name, tidyText(cells[index] ?? '')]] : [])));
}

/** Whether a row is the template's own example, left where it was. */
export function isExample(kind: ImportKind, cells: Cells): boolean {
  const example = columnsByKind[kind].find(({ name }) => name === keyColumnByKind[kind])?.example;
  const name = columnsByKind[kind].find(
    ({ name: other }) => other === 'name' || other === 'lastName' || other === 'displayName',
  );
  return cells[keyColumnByKind[kind]] === example && cells[name?.name ?? ''] === name?.example;
}

/** The columns of a kind in the order of its template. */
export const listImportColumns = (kind: ImportKind): readonly ImportColumn[] => columnsByKind[kind];

/** A column's Thai heading; of an unknown one its name. */
export const findHeading = (kind: ImportKind, column: string): string =>
  columnsByKind[kind].find(({ name }) => name === column)?.headings[0] ?? column;

/** A cell as it may be shown: of an id card number only the last digits. */
export const toDisplayCell = (cells: Cells, name: string): string => {
  const cell = cells[name] ?? '';
  return name === 'idCard' ? maskIdCard(cell) : cell;
};

/** The kind that a place imports, by what it is about and whose rows it shows. */
export function findImportKind(imports: 'organisations' | 'collegeUsers' | 'staff' | undefined, scope: string) {
  if (imports !== 'organisations') return imports;
  return importKinds.find((kind) => scope === `kind:${kind}`);
}

const ROWS = 48;

/** What the address says about a job's rows. */
export function readImportChoice(params: SearchParams) {
  const wanted = getFirstValue(params.verdict);
  return {
    job: readId(params.job),
    verdict: importVerdicts.find((verdict) => verdict === wanted),
    page: readList(params, ['number'], ROWS).page,
    per: ROWS,
    wrong: /^[a-zA-Z]+\.[a-zA-Z]+$/.test(getFirstValue(params.wrong)) ? getFirstValue(params.wrong) : undefined,
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
