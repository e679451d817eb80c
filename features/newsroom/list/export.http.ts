import { env } from '@/lib/env/env';
import { sheetExport } from '@/lib/http/sheet-export';
import { numberRows } from '@/lib/http/sheet-response';
import { pickMessage } from '@/lib/messages/message';
import { recordNewsroomExport } from './export.commands';
import { newsroomExportMessages as words } from './export.messages';
import { listNewsroomExportIds, listNewsroomExportRows } from './export.queries';
import { newsroomExportColumns, toNewsroomExportCells } from './export.rules';
import { newsroomList } from './list.rules';
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
    const ids = await listNewsroomExportIds(viewer, place, choice, now);
    return {
      audit: [recordNewsroomExport, { place: row.path, rows: ids.length }],
      ...{ title: row.title.th, name: 'news', columns: newsroomExportColumns },
      ...{ sheet: words['newsroomExport.sheet'], sum: words['newsroomExport.sum'] },
      batches: numberRows(listNewsroomExportRows(viewer, place, choice, now, ids), (item, number) =>
        toNewsroomExportCells(item, number, env.SITE_URL, now),
      ),
    };
  },
});
