import { listCategories } from '@/features/news/categories/categories.queries';
import type { SignedInViewer } from '@/lib/auth/require-account';
import { env } from '@/lib/env/env';
import { sheetExport } from '@/lib/http/sheet-export';
import { numberRows } from '@/lib/http/sheet-response';
import { pickMessage } from '@/lib/messages/message';
import type { NewsroomListScope } from './counts.schema';
import { recordNewsroomExport } from './export.commands';
import { newsroomExportMessages as words } from './export.messages';
import { listNewsroomExportIds, listNewsroomExportRows, MAX_EXPORT_ROWS } from './export.queries';
import { newsroomExportColumns, toNewsroomExportCells } from './export.rules';
import { newsroomListMessages } from './list.messages';
import { listScopeOrganisations } from './list.queries';
import { type NewsroomChoice, newsroomList } from './list.rules';
import { toNewsroomListScope } from './list-scope';

/** A newsroom list as a file; the URL has `place`, `format` and the list's own parameters. */
export const answerExport = sheetExport({
  right: 'news.write',
  limit: 'newsroom.export',
  refusals: {
    format: words['newsroomExport.badFormat'],
    limited: pickMessage(words, 'newsroomExport.limited'),
    missing: pickMessage(words, 'newsroomExport.noPlace'),
  },
  find: ({ params, row }) => {
    const choice = newsroomList.read(params);
    const place = row && toNewsroomListScope(row, choice.part);
    return row && place && { choice, place, row };
  },
  read: async ({ choice, place, row }, { viewer }) => {
    const now = new Date();
    const [ids, filters] = await Promise.all([
      listNewsroomExportIds(viewer, place, choice, now),
      describeFilters(viewer, place, choice),
    ]);
    return {
      audit: [recordNewsroomExport, { place: row.path, rows: ids.length }],
      ...{ title: row.title.th, name: 'news', columns: newsroomExportColumns },
      ...{ sheet: words['newsroomExport.sheet'], sum: words['newsroomExport.sum'] },
      ...{ filters, now, most: MAX_EXPORT_ROWS },
      batches: numberRows(listNewsroomExportRows(viewer, place, choice, now, ids), (item, number) =>
        toNewsroomExportCells(item, number, env.SITE_URL, now),
      ),
    };
  },
});

/** Tab, owner and filters of a list in words. */
async function describeFilters(viewer: SignedInViewer, place: NewsroomListScope, choice: NewsroomChoice) {
  const t = newsroomListMessages;
  const [categoryId, organisationId] = await Promise.all([
    choice.categoryId === undefined ? [] : listCategories(),
    choice.organisationId === undefined ? [] : listScopeOrganisations(viewer, place),
  ]);
  return [
    [t['newsroomList.tabs'], t[`newsroomList.tab.${choice.tab}`]],
    ...(choice.part ? [[t['newsroomList.part'], t[`newsroomList.part.${choice.part}`]] as const] : []),
    ...newsroomList.describe(choice, { categoryId, organisationId }),
  ] as const;
}
