import { EmptyState } from '@/components/ui/empty-state';
import { type Column, KeyedListTable } from '@/components/ui/list/list-table';
import { importsMessages as words } from '../imports.messages';
import { findHeading, listShownColumns } from '../imports.rules';
import type { ImportKind, ImportRowEntry } from '../imports.schema';
import { VerdictBadge } from './import-badges';
import { ImportCell } from './import-cell';

/** Rows of a file with verdicts and reasons; a cell shows what it changes, or that it is refused. */
export function ImportRows({ kind, rows }: { kind: ImportKind; rows: readonly ImportRowEntry[] }) {
  if (rows.length === 0) return <EmptyState title={words['imports.noRows']} />;
  const own = listShownColumns(kind, rows);
  const columns: Column<ImportRowEntry>[] = [
    {
      key: 'number',
      title: words['imports.row'],
      isRowHeader: true,
      width: 'md:w-20',
      cell: ({ number }) => (
        <span className="tabular">
          <span className="md:hidden">{words['imports.row']} </span>
          {number}
        </span>
      ),
    },
    ...own.map(({ name, headings: [title] }) => ({
      key: name,
      title,
      cell: (row: ImportRowEntry) => <ImportCell row={row} name={name} />,
    })),
    {
      key: 'verdict',
      title: words['imports.verdict'],
      cell: ({ verdict }) => verdict && <VerdictBadge verdict={verdict} />,
    },
    {
      key: 'reason',
      title: words['imports.reason'],
      width: 'md:w-[34%]',
      cell: ({ messages, verdict }) => (
        <ul className="grid gap-1">
          {verdict === 'same' && <li className="text-ink-3">{words['imports.sameRow']}</li>}
          {messages.map(({ column, text }) => (
            <li key={`${column} ${text}`} className="wrap-anywhere">
              {column && <span className="font-normal">{findHeading(kind, column)}: </span>}
              {text}
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <div className="mt-4">
      <KeyedListTable
        label={words['imports.verdict']}
        columns={columns}
        rows={rows}
        getRowId={({ number }) => number}
      />
    </div>
  );
}
