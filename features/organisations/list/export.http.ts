import { sheetExport } from '@/lib/http/sheet-export';
import { numberRows } from '@/lib/http/sheet-response';
import { recordOrganisationExport } from './export.commands';
import { organisationExportMessages as words } from './export.messages';
import { buildOrganisationExport } from './export.queries';
import { organisationSheetColumns, toOrganisationCells } from './export.rules';
import { findOrganisationListScope, readOrganisationChoice } from './list.rules';

/** A list of organisations as a file; the URL has `place`, `format` and the list's own parameters. */
export const answerOrganisationExport = sheetExport({
  right: 'organisations.read',
  limit: 'organisation.export',
  refusals: {
    format: 'organisationExport.badFormat',
    limited: 'organisationExport.limited',
    missing: 'organisationExport.noPlace',
  },
  find: ({ params, row }) => {
    const place = row?.screen === 'organisations' ? findOrganisationListScope(row.scope) : undefined;
    return row && place && { choice: readOrganisationChoice(params, place.kind), place, row };
  },
  read: async ({ choice, place, row }, { viewer }) => {
    const { total, batches } = await buildOrganisationExport(viewer, place, choice, new Date());
    return {
      audit: [recordOrganisationExport, { place: row.path, rows: total }],
      ...{ title: row.title.th, name: 'organisations', columns: organisationSheetColumns },
      ...{ sheet: words['organisationExport.sheet'], sum: words['organisationExport.sum'] },
      batches: numberRows(batches, toOrganisationCells),
    };
  },
});
