import type { Column } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { formatDate } from '@/lib/time/format';
import { taskHref } from '../../contact/contact.rules';
import { buildReceiptColumn, buildSenderColumn, handlingColumns } from '../../contact/staff/task-columns';
import { dataRequestsMessages as words } from '../data-requests.messages';
import type { DataRequestEntry } from '../data-requests.queries';
import { DaysLeft } from './days-left';

/** Columns of the queue of data requests. */
export const buildDataRequestColumns = (path: string): readonly Column<DataRequestEntry>[] => [
  {
    key: 'kind',
    title: words['rights.kind'].th,
    isRowHeader: true,
    width: 'md:w-[35%]',
    cell: (request) => (
      <>
        <RowTitle href={taskHref(path, 'rights', request.id)}>{words[`rights.kind.${request.kind}`].th}</RowTitle>
        <span className="wrap-anywhere block text-ink-2 text-xs">{request.excerpt}</span>
        <span className="tabular block text-ink-3 text-xs">{request.trackingCode}</span>
      </>
    ),
  },
  buildSenderColumn(words['rights.who']),
  {
    key: 'due',
    title: words['rights.due'].th,
    cell: ({ dueAt, daysLeft, extended }) => (
      <>
        {daysLeft !== undefined && <DaysLeft left={daysLeft} />}
        <span className="tabular block text-ink-3 text-xs">{formatDate(dueAt)}</span>
        {extended && <span className="block text-ink-3 text-xs">{words['rights.isExtended']}</span>}
      </>
    ),
  },
  ...handlingColumns,
  buildReceiptColumn(words['rights.at']),
];
