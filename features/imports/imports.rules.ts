import type { Right } from '@/lib/auth/access';
import { errorMessages } from '@/lib/errors/messages';
import { getFirstValue, readId, readList, type SearchParams } from '@/lib/list/list';
import { findThai, type KeyedMessage, type Messages } from '@/lib/messages/message';
import { isIdCard, maskIdCard, normalizeIdCard } from '@/lib/text/id-card';
import { toSearchText } from '@/lib/text/search-text';
import { tidyText } from '@/lib/text/text-rules';
import { columnsByKind, keyColumnByKind } from './columns';
import { importsMessages as words } from './imports.messages';
import {
  type Cells,
  type ImportColumn,
  type ImportKind,
  type ImportStatus,
  type ImportVerdict,
  importKinds,
  importVerdicts,
  type RowMessage,
} from './imports.schema';

/** Right required by kind: the one for adding a single row by hand. */
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
/** True while a job is in progress. */
export const isJobActive = (status: ImportStatus): boolean => activeStatuses.includes(status);

const normalizeHeading = (heading: string): string =>
  toSearchText(heading.replace(/[*:()]/g, ' ')).replace(/[\s_-]/g, '');

/** True for the heading of the reasons in a file of refused rows, which is ignored when the file is sent again. */
export const isReasonHeading = (heading: string): boolean => heading.trim() === words['imports.refusedReason'];

/** Match of the headings of a file with the columns of a kind. */
export type ColumnMatch = {
  /** Column names by position in the file. */
  names: (string | undefined)[];
  unknown: string[];
  /** Headings of missing required columns, and of duplicate ones. */
  missing: string[];
  doubled: string[];
};

/** Matches the headings of a file with the columns of a kind; order, case, blanks and asterisks are ignored. */
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
    unknown: headings
      .filter((heading, index) => heading !== '' && names[index] === undefined && !isReasonHeading(heading))
      .slice(0, 40),
    missing: lacking.map(({ headings: [heading] }) => heading),
    doubled: twice.map(({ headings: [heading] }) => heading),
  };
}

/** Cells of a row by column name. */
export function toImportCells(names: ColumnMatch['names'], cells: readonly string[]): Cells {
  return Object.fromEntries(names.flatMap((name, index) => (name ? [[name, tidyText(cells[index] ?? '')]] : [])));
}

/** True if a row is the unchanged example of the template. */
export function isExample(kind: ImportKind, cells: Cells): boolean {
  const example = columnsByKind[kind].find(({ name }) => name === keyColumnByKind[kind])?.example;
  const name = columnsByKind[kind].find(
    ({ name: other }) => other === 'name' || other === 'lastName' || other === 'displayName',
  );
  return cells[keyColumnByKind[kind]] === example && cells[name?.name ?? ''] === name?.example;
}

/** Columns of a kind, in the order of the template. */
export const listImportColumns = (kind: ImportKind): readonly ImportColumn[] => columnsByKind[kind];

/** Maximum number of columns that are shown of rows without refusals and changes. */
const SHOWN_COLUMNS = 3;

/** Columns that a table of rows shows: the first required ones, and those that any of the rows changes or has refused. */
export function listShownColumns(
  kind: ImportKind,
  rows: readonly { messages: readonly RowMessage[]; changes: readonly { column: string }[] }[],
): ImportColumn[] {
  const columns = columnsByKind[kind];
  const first = columns.filter(({ required }) => required).slice(0, SHOWN_COLUMNS);
  const told = new Set(rows.flatMap(({ messages, changes }) => [...messages, ...changes].map(({ column }) => column)));
  return columns.filter((column) => first.includes(column) || told.has(column.name));
}

/** Thai heading of a column; the name if unknown. */
export const findHeading = (kind: ImportKind, column: string): string =>
  columnsByKind[kind].find(({ name }) => name === column)?.headings[0] ?? column;

/** Cell for display: id card numbers are masked except for their last digits. */
export const toDisplayCell = (cells: Cells, name: string): string => {
  const cell = cells[name] ?? '';
  return name === 'idCard' ? maskIdCard(cell) : cell;
};

/** Refused cell as it is shown: an id card number is masked too, unless it can't be anybody's. */
export const toRefusedCell = (cells: Cells, name: string): string => {
  const cell = cells[name] ?? '';
  return name === 'idCard' && isIdCard(normalizeIdCard(cell)) ? maskIdCard(cell) : cell;
};

/** Reasons of a refused row in words, each with the heading of its column. */
export const formatReasons = (kind: ImportKind, messages: readonly RowMessage[]): string =>
  messages.map(({ column, text }) => (column ? `${findHeading(kind, column)}: ${text}` : text)).join('; ');

/** Kind of import of an area row, by its subject and scope. */
export function findImportKind(imports: 'organisations' | 'collegeUsers' | 'staff' | undefined, scope: string) {
  if (imports !== 'organisations') return imports;
  return importKinds.find((kind) => scope === `kind:${kind}`);
}

const ROWS = 48;

/** State of the import page from the query parameters. */
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

/** URL of the import page, of a job, or of a tab or page of it. */
export function importHref(path: string, at: { job?: number; verdict?: ImportVerdict; page?: number } = {}): string {
  const query = new URLSearchParams();
  if (at.job) query.set('job', String(at.job));
  if (at.verdict) query.set('verdict', at.verdict);
  if (at.page && at.page > 1) query.set('page', String(at.page));
  return query.size > 0 ? `${path}/import?${query}` : `${path}/import`;
}

const problems: Messages = { ...errorMessages, ...words };

/** Stored form of the reason why a job failed: the key of a message of imports, or the text of another feature's. */
export const toStoredProblem = ({ key, text }: KeyedMessage): string => (Object.hasOwn(problems, key) ? key : text);

/** Text of a stored problem, or of a key in an address. */
export const formatProblem = (stored: string): string => findThai(problems, stored) ?? stored;
