import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { TaskStatusBadge } from '../../contact/staff/task-status-badge';
import { suggestionsMessages as words } from '../../suggestions/suggestions.messages';
import type { SuggestionEntry } from '../../suggestions/suggestions.schema';

export function SuggestionTable({ path, suggestions }: { path: string; suggestions: readonly SuggestionEntry[] }) {
  const columns: readonly Column<SuggestionEntry>[] = [
    {
      key: 'subject',
      title: words['suggestions.subject'].th,
      isRowHeader: true,
      width: 'md:w-[45%]',
      cell: ({ id, subject, excerpt, kind }) => (
        <>
          <RowTitle href={`${path}/${id}?part=suggestions`}>{subject}</RowTitle>
          <span className="wrap-anywhere block text-ink-2 text-xs">{excerpt}</span>
          <span className="block text-ink-3 text-xs">{words[`suggestions.kind.${kind}`].th}</span>
        </>
      ),
    },
    {
      key: 'who',
      title: words['suggestions.who'].th,
      cell: ({ name, email }) => (
        <>
          {name || (email ? '' : <span className="text-ink-3">{words['suggestions.anonymous'].th}</span>)}
          <span className="wrap-anywhere block text-ink-2 text-xs">{email}</span>
        </>
      ),
    },
    {
      key: 'status',
      title: words['suggestions.statuses'].th,
      cell: ({ status }) => <TaskStatusBadge status={status} />,
    },
    {
      key: 'assignee',
      title: words['suggestions.whose'].th,
      cell: ({ assignee }) => assignee?.name ?? <span className="text-ink-3">{words['suggestions.nobody'].th}</span>,
    },
    { key: 'at', title: words['suggestions.at'].th, cell: ({ createdAt }) => <ListDateTime at={createdAt} /> },
  ];
  return <ListTable label={words['suggestions.title'].th} columns={columns} rows={suggestions} />;
}
