import { buildColumn } from '@/lib/files/sheet-format';
import { newsroomMessages } from '../workflow/workflow.messages';
import { getNewsState } from '../workflow/workflow.rules';
import { newsroomExportMessages as words } from './export.messages';
import { newsroomListMessages } from './list.messages';
import type { NewsroomRow } from './list.rows';

/** Value of a cell; a time stays a Date, so that each format writes it its own way. */
type Cell = string | number | Date;

export const newsroomExportColumns = [
  ...[buildColumn(words['newsroomExport.number'], 8), buildColumn(words['newsroomExport.topic'], 60)],
  ...[buildColumn(words['newsroomExport.status'], 18), buildColumn(words['newsroomExport.level'], 22)],
  ...[buildColumn(words['newsroomExport.category'], 24), buildColumn(words['newsroomExport.organisation'], 36)],
  ...[buildColumn(words['newsroomExport.author'], 26), buildColumn(words['newsroomExport.date'], 20)],
  ...[buildColumn(words['newsroomExport.reads'], 10, true), buildColumn(words['newsroomExport.shares'], 10, true)],
  buildColumn(words['newsroomExport.address'], 48),
];

const readingPaths = { news: '/readnews/news/', lifestyle: '/readnews/lifestyle/' } as const;
const levels = [
  newsroomMessages['newsroom.level.0'],
  newsroomMessages['newsroom.level.1'],
  newsroomMessages['newsroom.level.2'],
  newsroomMessages['newsroom.level.3'],
];

/**
 * A row of a list as cells, in the order of `newsroomExportColumns`.
 *
 * @param number the row's number in the file, from 1
 * @param site URL of the site, without a trailing slash
 */
export function toNewsroomExportCells(row: NewsroomRow, number: number, site: string, now: Date): Cell[] {
  const state = getNewsState({ ...row, deleted: row.deletedAt !== undefined }, now);
  return [
    number,
    row.topic,
    newsroomMessages[`newsroom.status.${state}`],
    levels[row.level] ?? String(row.level),
    row.category.name,
    row.organisation.name,
    row.author,
    row.publishOnApproval ? newsroomListMessages['newsroomList.onApproval'] : new Date(row.publishAt),
    row.reads,
    row.shares,
    state === 'allow' ? `${site}${readingPaths[row.section]}?news_id=${row.id}` : '',
  ];
}
