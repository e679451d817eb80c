import type { Viewer } from '@/lib/auth/viewer';
import type { RowColumn } from '@/lib/http/sheet-response';
import { organisationExportMessages as words } from './export.messages';
import { organisationListMessages } from './list.messages';
import type { OrganisationRow } from './list.queries';
import { seesHealth } from './list.rules';

const health: RowColumn<OrganisationRow> = {
  title: words['organisationExport.health'],
  width: 16,
  cell: ({ score }) => score ?? '',
};

/** Columns of a viewer's file; scores only for those who see them. */
export const listOrganisationColumns = (
  viewer: Pick<Viewer, 'role' | 'session'>,
): readonly RowColumn<OrganisationRow>[] =>
  seesHealth(viewer) ? [...organisationColumns, health] : organisationColumns;

/** Columns of a list of organisations; a time stays a Date, so that each format writes it its own way. */
const organisationColumns: readonly RowColumn<OrganisationRow>[] = [
  { title: words['organisationExport.number'], width: 8, cell: (_, number) => number },
  { title: words['organisationExport.code'], width: 16, cell: ({ code }) => code },
  { title: words['organisationExport.name'], width: 44, cell: ({ name }) => name },
  {
    title: words['organisationExport.status'],
    width: 12,
    cell: ({ status }) => organisationListMessages[`organisationList.tab.${status}`],
  },
  { title: words['organisationExport.province'], width: 20, cell: ({ province }) => province ?? '' },
  { title: words['organisationExport.region'], width: 20, cell: ({ region }) => region ?? '' },
  { title: words['organisationExport.institute'], width: 36, cell: ({ institute }) => institute ?? '' },
  { title: words['organisationExport.department'], width: 36, cell: ({ department }) => department ?? '' },
  { title: words['organisationExport.userName'], width: 18, cell: ({ userName }) => userName ?? '' },
  { title: words['organisationExport.email'], width: 30, cell: ({ email }) => email ?? '' },
  { title: words['organisationExport.phone'], width: 22, cell: ({ phone }) => phone ?? '' },
  { title: words['organisationExport.address'], width: 48, cell: ({ address }) => address ?? '' },
  { title: words['organisationExport.website'], width: 32, cell: ({ website }) => website ?? '' },
  {
    title: words['organisationExport.login'],
    width: 20,
    cell: ({ lastLoginAt }) => (lastLoginAt ? new Date(lastLoginAt) : ''),
  },
  { title: words['organisationExport.people'], width: 12, sum: true, cell: ({ people }) => people },
  { title: words['organisationExport.items'], width: 12, sum: true, cell: ({ items }) => items },
];
