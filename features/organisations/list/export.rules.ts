import { organisationExportMessages as words } from './export.messages';
import { organisationListMessages } from './list.messages';
import type { OrganisationRow } from './list.schema';

const widths = {
  number: 8,
  code: 16,
  name: 44,
  status: 12,
  province: 20,
  region: 20,
  institute: 36,
  department: 36,
  userName: 18,
  email: 30,
  phone: 22,
  address: 48,
  website: 32,
  login: 20,
  people: 12,
  items: 12,
} as const;
type ColumnName = keyof typeof widths;
const columnNames: readonly ColumnName[] = [
  ...(['number', 'code', 'name', 'status', 'province', 'region', 'institute', 'department'] as const),
  ...(['userName', 'email', 'phone', 'address', 'website', 'login', 'people', 'items'] as const),
];

export const organisationSheetColumns = columnNames.map((name) => ({
  title: words[`organisationExport.${name}`].th,
  width: widths[name],
  sum: name === 'people' || name === 'items',
}));

/**
 * A row of a list as cells, in the order of `organisationSheetColumns`; a time stays a Date, so that each format writes
 * it its own way.
 *
 * @param number the row's number in the file, from 1
 */
export function toOrganisationCells(row: OrganisationRow, number: number): (string | number | Date)[] {
  const cells: Record<ColumnName, string | number | Date> = {
    number,
    code: row.code,
    name: row.name,
    status: organisationListMessages[`organisationList.tab.${row.status}`].th,
    province: row.province ?? '',
    region: row.region ?? '',
    institute: row.institute ?? '',
    department: row.department ?? '',
    userName: row.userName ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    address: row.address ?? '',
    website: row.website ?? '',
    login: row.lastLoginAt ? new Date(row.lastLoginAt) : '',
    people: row.people,
    items: row.items,
  };
  return columnNames.map((name) => cells[name]);
}
