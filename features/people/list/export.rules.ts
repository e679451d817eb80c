import { peopleListMessages as words } from './list.messages';
import type { PeopleKind, PersonRow } from './list.schema';

/** What a cell holds: a moment as one, so that each format writes it its own way. */
type Cell = string | number | Date;

/** The columns of the file, in order: no address and no whole id card number leaves the house. */
export const buildPeopleSheetColumns = (kind: PeopleKind) => [
  { title: words['peopleDesk.number'].th, width: 8 },
  { title: words['peopleDesk.name'].th, width: 40 },
  { title: words[`peopleDesk.login.${kind}`].th, width: 22 },
  { title: words['peopleDesk.role'].th, width: 24 },
  { title: words['peopleDesk.organisation'].th, width: 40 },
  { title: words['peopleDesk.status'].th, width: 16 },
  { title: words['peopleDesk.lastLogin'].th, width: 20 },
];

/**
 * A person as cells, in the order of `exportColumns`.
 *
 * @param number the row's place in the file, from 1
 */
export const toPersonCells = (row: PersonRow, number: number): Cell[] => [
  number,
  row.name,
  row.login,
  words[`peopleDesk.role.${row.role}`].th,
  row.organisation.name,
  words[`peopleDesk.status.${row.status}`].th,
  row.lastLoginAt ?? words['peopleDesk.never'].th,
];
