import { type Column, ListTable } from '@/components/ui/list/list-table';
import { EntryLink } from '@/components/ui/ordered/entry-link';
import type { SynonymGroup } from '@/features/news/filter/synonyms.schema';
import { searchAdminMessages as words } from '../admin.messages';

type Props = { path: string; groups: readonly SynonymGroup[] };

export function SynonymGroupTable({ path, groups }: Props) {
  const columns: readonly Column<SynonymGroup>[] = [
    {
      key: 'words',
      title: words['searchDesk.words'],
      isRowHeader: true,
      cell: ({ words: typed }) => (
        <ul className="flex flex-wrap gap-2">
          {typed.map((word) => (
            <li
              key={word}
              className="wrap-anywhere max-w-full rounded-full border border-line-strong px-3 py-0.5 font-normal text-sm"
            >
              {word}
            </li>
          ))}
        </ul>
      ),
    },
    { key: 'actions', title: words['searchDesk.actions'], quiet: true, cell: createActionsCell(path) },
  ];
  return <ListTable label={words['searchDesk.groups']} columns={columns} rows={groups} />;
}

const createActionsCell = (path: string) =>
  function Actions({ id, words: typed }: SynonymGroup) {
    const [name = ''] = typed;
    const at = { path, id, name };
    return (
      <div className="flex flex-wrap max-md:-ms-3 md:justify-end">
        <EntryLink kind="edit" {...at} words={words['searchDesk.editShort']} />
        <EntryLink kind="delete" {...at} words={words['searchDesk.delete']} />
      </div>
    );
  };
