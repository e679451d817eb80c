import { type Column, ListTable } from '@/components/ui/list/list-table';
import { newsMessages } from '@/features/news/news.messages';
import type { ContentReportEntry } from '../../content-reports/content-reports.queries';
import { contactMessages as words } from '../contact.messages';
import { taskHref } from '../contact.rules';
import { buildReceiptColumn, handlingColumns } from './task-columns';

type Props = { path: string; reports: readonly ContentReportEntry[] };

export function ContentReportTable({ path, reports }: Props) {
  return (
    <ListTable label={words['contact.part.reports']} columns={[buildReasonColumn(path), ...columns]} rows={reports} />
  );
}

const buildReasonColumn = (path: string): Column<ContentReportEntry> => ({
  key: 'reason',
  title: words['contact.reason'],
  isRowHeader: true,
  width: 'md:w-[30%]',
  cell: ({ id, reason: why, text }) => (
    <>
      <a href={taskHref(path, 'reports', id)} className="font-strong text-ink hover:text-link hover:underline">
        {newsMessages[`news.reason.${why}`].th}
      </a>
      {text && <span className="wrap-anywhere line-clamp-2 text-ink-2 text-xs">{text}</span>}
    </>
  ),
});

const columns: readonly Column<ContentReportEntry>[] = [
  {
    key: 'item',
    title: words['contact.item'],
    cell: ({ item: { topic, organisation } }) => (
      <>
        <span className="wrap-anywhere">{topic}</span>
        <span className="block text-ink-2 text-xs">{organisation.name}</span>
      </>
    ),
  },
  ...handlingColumns,
  buildReceiptColumn(words['contact.reported']),
];
