import { type Column, ListTable } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { buildReceiptColumn, handlingColumns } from '../../contact/staff/task-columns';
import { suggestionsMessages as words } from '../../suggestions/suggestions.messages';
import type { SuggestionEntry } from '../../suggestions/suggestions.queries';

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
    ...handlingColumns,
    buildReceiptColumn(words['suggestions.at'].th),
  ];
  return <ListTable label={words['suggestions.title'].th} columns={columns} rows={suggestions} />;
}
