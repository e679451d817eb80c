import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { Column } from '@/components/ui/list/list-table';
import { contactMessages as words } from '../contact.messages';
import type { Handler, TaskStatus } from '../tasks.schema';
import { TaskStatusBadge } from './task-status-badge';

/** Status and assignee of a task. */
export const handlingColumns: readonly Column<{ status: TaskStatus; assignee?: Handler }>[] = [
  { key: 'status', title: words['contact.statuses'], cell: ({ status }) => <TaskStatusBadge status={status} /> },
  {
    key: 'assignee',
    title: words['contact.whose'],
    cell: ({ assignee }) => assignee?.name ?? <span className="text-ink-3">{words['contact.nobody']}</span>,
  },
];

export const buildSenderColumn = (title: string): Column<{ name: string; email: string }> => ({
  key: 'sender',
  title,
  cell: ({ name, email }) => (
    <>
      {name}
      <span className="wrap-anywhere block text-ink-2 text-xs">{email}</span>
    </>
  ),
});

/** Time of receipt. */
export const buildReceiptColumn = (title: string): Column<{ createdAt: Date }> => ({
  key: 'at',
  title,
  cell: ({ createdAt }) => <ListDateTime at={createdAt} />,
});
