import { assertCan } from '@/lib/auth/assert-can';
import type { Viewer } from '@/lib/auth/viewer';
import { sheetMessages } from '@/lib/files/sheet-messages';
import { sheetExport } from '@/lib/http/sheet-export';
import { type RowColumn, tabulate } from '@/lib/http/sheet-response';
import { readPages } from '@/lib/list/in-batches';
import { readId } from '@/lib/list/list';
import { pickMessage } from '@/lib/messages/message';
import { moveScreenMessages as words } from './move-screen.messages';
import { formatDrops } from './move-screen.rules';
import { recordReportExport } from './moving.commands';
import { movingMessages } from './moving.messages';
import { findMoveProgress, listReportItems, type ReportItem } from './runs/run-page.queries';
import { countItems, requireRun } from './runs/runs.store';

const MAX_EXPORT_ROWS = 200_000;
const BATCH_ROWS = 1_000;

/**
 * Progress of a run, polled by its page.
 *
 * @throws AppError 'forbidden', 'missing'
 */
export async function answerMoveProgress(viewer: Viewer, id: number) {
  assertCan(viewer, 'site.manage');
  return findMoveProgress(id);
}

const columns: readonly RowColumn<ReportItem>[] = [
  { title: words['moveScreen.oldId'], width: 14, cell: ({ oldId }) => oldId },
  { title: words['moveScreen.newId'], width: 14, cell: ({ newId }) => newId ?? '' },
  { title: words['moveScreen.topic'], width: 60, cell: ({ topic }) => topic },
  { title: words['moveScreen.state'], width: 20, cell: ({ state }) => words[`moveScreen.state.${state}`] },
  { title: words['moveScreen.reason'], width: 50, cell: ({ reason }) => reason },
  { title: words['moveScreen.dropped'], width: 60, cell: ({ dropped }) => formatDrops(dropped) },
];

/** Report of a run as a file, all of its items; the URL has `format` and `run`. */
export const answerMoveReport = sheetExport({
  right: 'site.manage',
  limit: 'moves.export',
  refusals: {
    format: sheetMessages['sheet.badFormat'],
    limited: pickMessage(sheetMessages, 'sheet.limited'),
    missing: pickMessage(movingMessages, 'moving.missing'),
  },
  find: async ({ params }) => {
    const id = readId(params.run);
    return id === undefined ? undefined : requireRun(id);
  },
  read: async ({ id, source, startedAt }) => {
    const { waiting, written, unchanged, conflict, failed, gone } = await countItems(id);
    const rows = waiting + written + unchanged + conflict + failed + gone;
    return {
      audit: [recordReportExport, { id, rows: Math.min(rows, MAX_EXPORT_ROWS) }],
      ...{ title: words['moveScreen.reportTitle'], name: `move-${id}`, most: MAX_EXPORT_ROWS },
      filters: [
        [words['moveScreen.source'], source.name || source.address],
        [words['moveScreen.run'], String(id)],
        [words['moveScreen.startedAt'], startedAt.toISOString()],
      ],
      ...tabulate(
        columns,
        readPages({ size: BATCH_ROWS, most: MAX_EXPORT_ROWS }, (paging) => listReportItems(id, paging)),
      ),
    };
  },
});
