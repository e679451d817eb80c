import type { Column } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { formatNumber } from '@/lib/time/format';
import { contactMessages as words } from '../contact.messages';
import type { MessageEntry } from '../contact.queries';
import { taskHref } from '../contact.rules';
import { buildReceiptColumn, buildSenderColumn, handlingColumns } from './task-columns';

/** Columns of the queue of messages. */
export const buildMessageColumns = (path: string): readonly Column<MessageEntry>[] => [
  {
    key: 'subject',
    title: words['contact.subject'].th,
    isRowHeader: true,
    width: 'md:w-[40%]',
    cell: (message) => (
      <>
        <RowTitle href={taskHref(path, 'messages', message.id)}>{message.subject}</RowTitle>
        <span className="wrap-anywhere block text-ink-2 text-xs">{message.excerpt}</span>
        <span className="tabular block text-ink-3 text-xs">{message.trackingCode}</span>
      </>
    ),
  },
  buildSenderColumn(words['contact.sender']),
  ...handlingColumns,
  {
    key: 'replies',
    title: words['contact.replies'],
    number: true,
    extra: true,
    cell: ({ replies }) => formatNumber(replies),
  },
  buildReceiptColumn(words['contact.at']),
];
