import { newsroomMessages } from '../workflow/workflow.messages';
import { getNewsState } from '../workflow/workflow.rules';
import { newsroomExportMessages as words } from './export.messages';
import { newsroomListMessages } from './list.messages';
import type { NewsroomRow } from './list.schema';

/** Value of a cell; a time stays a Date, so that each format writes it its own way. */
type Cell = string | number | Date;

const widths = {
  number: 8,
  topic: 60,
  status: 18,
  level: 22,
  category: 24,
  organisation: 36,
  author: 26,
  date: 20,
  reads: 10,
  shares: 10,
  address: 48,
} as const;
type ColumnName = keyof typeof widths;
const names: readonly ColumnName[] = [
  ...(['number', 'topic', 'status', 'level', 'category', 'organisation'] as const),
  ...(['author', 'date', 'reads', 'shares', 'address'] as const),
];

export const newsroomExportColumns = names.map((name) => ({
  title: words[`newsroomExport.${name}`].th,
  width: widths[name],
  sum: name === 'reads' || name === 'shares',
}));

const readingPaths = { news: '/readnews/news/', lifestyle: '/readnews/lifestyle/' } as const;
const levels = [
  newsroomMessages['newsroom.level.0'].th,
  newsroomMessages['newsroom.level.1'].th,
  newsroomMessages['newsroom.level.2'].th,
  newsroomMessages['newsroom.level.3'].th,
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
    newsroomMessages[`newsroom.status.${state}`].th,
    levels[row.level] ?? String(row.level),
    row.category.name,
    row.organisation.name,
    row.author,
    row.publishOnApproval ? newsroomListMessages['newsroomList.onApproval'].th : new Date(row.publishAt),
    row.reads,
    row.shares,
    state === 'allow' ? `${site}${readingPaths[row.section]}?news_id=${row.id}` : '',
  ];
}
