import { roleTable } from '@/lib/auth/role-table';
import { peopleListMessages as words } from './list.messages';
import type { PeopleKind, PersonRow } from './list.schema';

/** Cell value: dates stay dates, so that each format writes them its own way. */
type Cell = string | number | Date;

/** Columns of the exported file, in order: no e-mail address and no full id card number is exported. */
export const buildPeopleSheetColumns = (kind: PeopleKind) => [
  { title: words['peopleDesk.number'], width: 8 },
  { title: words['peopleDesk.name'], width: 40 },
  { title: words[`peopleDesk.login.${kind}`], width: 22 },
  { title: words['peopleDesk.role'], width: 24 },
  { title: words['peopleDesk.organisation'], width: 40 },
  { title: words['peopleDesk.status'], width: 16 },
  { title: words['peopleDesk.lastLogin'], width: 20 },
];

/**
 * Cells of a person, in the order of `buildPeopleSheetColumns`.
 *
 * @param number row number in the file, from 1
 */
export const toPersonCells = (row: PersonRow, number: number): Cell[] => [
  number,
  row.name,
  row.login,
  roleTable[row.role].title.th,
  row.organisation.name,
  words[`peopleDesk.status.${row.status}`],
  row.lastLoginAt ?? words['peopleDesk.never'],
];
