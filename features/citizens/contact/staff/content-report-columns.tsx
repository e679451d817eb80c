import type { Column } from '@/components/ui/list/list-table';
import { newsMessages } from '@/features/news/news.messages';
import type { ContentReportEntry } from '../../content-reports/content-reports.queries';
import { contactMessages as words } from '../contact.messages';
import { taskHref } from '../contact.rules';
import { buildReceiptColumn, handlingColumns } from './task-columns';

/** Columns of the queue of readers' reports. */
export const buildContentReportColumns = (path: string): readonly Column<ContentReportEntry>[] => [
  {
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
  },
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
