import { sheetExport } from '@/lib/http/sheet-export';
import { tabulate } from '@/lib/http/sheet-response';
import { readInBatches } from '@/lib/list/in-batches';
import { pickMessage } from '@/lib/messages/message';
import { recordOrganisationExport } from './export.commands';
import { organisationExportMessages as words } from './export.messages';
import { listOrganisationColumns } from './export.rules';
import { organisationListMessages } from './list.messages';
import { listFilterOptions, listOrderedFigures, listRowsByFigures } from './list.queries';
import { findOrganisationListScope, organisationList, readOrganisationChoice, withoutHidden } from './list.rules';

/** Batch size of reading. */
const BATCH_ROWS = 500;

/** A list of organisations as a file; the URL has `place`, `format` and the list's own parameters. */
export const answerOrganisationExport = sheetExport({
  right: 'organisations.read',
  limit: 'organisation.export',
  refusals: {
    format: words['organisationExport.badFormat'],
    limited: pickMessage(words, 'organisationExport.limited'),
    missing: pickMessage(words, 'organisationExport.noPlace'),
  },
  find: ({ params, row }) => {
    const place = row?.screen === 'organisations' ? findOrganisationListScope(row.scope) : undefined;
    return row && place && { choice: readOrganisationChoice(params, place.kind), place, row };
  },
  read: async ({ choice: asked, place, row }, { viewer }) => {
    const choice = withoutHidden(viewer, asked);
    const now = new Date();
    const [ordered, { region, province, institute, department }] = await Promise.all([
      listOrderedFigures(viewer, place, choice, now),
      listFilterOptions(viewer, place),
    ]);
    const t = organisationListMessages;
    return {
      audit: [recordOrganisationExport, { place: row.path, rows: ordered.length }],
      ...{ title: row.title.th, name: 'organisations' },
      ...{ sheet: words['organisationExport.sheet'], sum: words['organisationExport.sum'] },
      ...{
        now,
        filters: [
          [t['organisationList.tabs'], t[`organisationList.tab.${choice.tab}`]],
          ...organisationList.describe(choice, { region, province, institute, department }),
        ],
      },
      ...tabulate(
        listOrganisationColumns(viewer),
        readInBatches(ordered, BATCH_ROWS, (some) => listRowsByFigures(viewer, place, some, now)),
      ),
    };
  },
});
