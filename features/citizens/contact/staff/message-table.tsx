import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { formatNumber } from '@/lib/time/format';
import { contactMessages as words } from '../contact.messages';
import { taskHref } from '../contact.rules';
import type { MessageEntry } from '../contact.schema';
import { TaskStatusBadge } from './task-status-badge';

type Props = { path: string; messages: readonly MessageEntry[] };

export function MessageTable({ path, messages }: Props) {
  return (
    <ListTable
      label={words['contact.part.messages']}
      columns={[buildSubjectColumn(path), ...columns]}
      rows={messages}
    />
  );
}

const buildSubjectColumn = (path: string): Column<MessageEntry> => ({
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
});

const columns: readonly Column<MessageEntry>[] = [
  {
    key: 'sender',
    title: words['contact.sender'],
    cell: ({ name, email }) => (
      <>
        {name}
        <span className="wrap-anywhere block text-ink-2 text-xs">{email}</span>
      </>
    ),
  },
  { key: 'status', title: words['contact.statuses'], cell: ({ status }) => <TaskStatusBadge status={status} /> },
  {
    key: 'assignee',
    title: words['contact.whose'],
    cell: ({ assignee }) => assignee?.name ?? <span className="text-ink-3">{words['contact.nobody']}</span>,
  },
  {
    key: 'replies',
    title: words['contact.replies'],
    number: true,
    extra: true,
    cell: ({ replies }) => formatNumber(replies),
  },
  { key: 'at', title: words['contact.at'], cell: ({ createdAt }) => <ListDateTime at={createdAt} /> },
];
