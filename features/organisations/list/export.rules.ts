import { buildColumn } from '@/lib/files/sheet-format';
import { organisationExportMessages as words } from './export.messages';
import { organisationListMessages } from './list.messages';
import type { OrganisationRow } from './list.queries';

export const organisationSheetColumns = [
  ...[buildColumn(words['organisationExport.number'], 8), buildColumn(words['organisationExport.code'], 16)],
  ...[buildColumn(words['organisationExport.name'], 44), buildColumn(words['organisationExport.status'], 12)],
  ...[buildColumn(words['organisationExport.province'], 20), buildColumn(words['organisationExport.region'], 20)],
  ...[buildColumn(words['organisationExport.institute'], 36), buildColumn(words['organisationExport.department'], 36)],
  ...[buildColumn(words['organisationExport.userName'], 18), buildColumn(words['organisationExport.email'], 30)],
  ...[buildColumn(words['organisationExport.phone'], 22), buildColumn(words['organisationExport.address'], 48)],
  ...[buildColumn(words['organisationExport.website'], 32), buildColumn(words['organisationExport.login'], 20)],
  buildColumn(words['organisationExport.people'], 12, true),
  buildColumn(words['organisationExport.items'], 12, true),
];

/**
 * A row of a list as cells, in the order of `organisationSheetColumns`; a time stays a Date, so that each format writes
 * it its own way.
 *
 * @param number the row's number in the file, from 1
 */
export const toOrganisationCells = (row: OrganisationRow, number: number): (string | number | Date)[] => [
  number,
  row.code,
  row.name,
  organisationListMessages[`organisationList.tab.${row.status}`],
  ...[row.province, row.region, row.institute, row.department].map((name) => name ?? ''),
  ...[row.userName, row.email, row.phone, row.address, row.website].map((text) => text ?? ''),
  row.lastLoginAt ? new Date(row.lastLoginAt) : '',
  row.people,
  row.items,
];
