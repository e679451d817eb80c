import { Pencil, Trash2 } from 'lucide-react';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { RowLink } from '@/components/ui/ordered/row-link';
import type { SynonymGroup } from '@/features/news/filter/synonyms.schema';
import { askHref } from '@/lib/site/rules';
import { searchDeskMessages as words } from '../admin.messages';

type Props = { path: string; groups: readonly SynonymGroup[] };

/** The groups of words that mean the same. */
export function GroupTable({ path, groups }: Props) {
  const columns: readonly Column<SynonymGroup>[] = [
    {
      key: 'words',
      title: words['searchDesk.words'].th,
      names: true,
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
    { key: 'actions', title: words['searchDesk.actions'].th, quiet: true, cell: actionsOf(path) },
  ];
  return <ListTable label={words['searchDesk.groups'].th} columns={columns} rows={groups} idOf={({ id }) => id} />;
}

const actionsOf = (path: string) =>
  function Actions({ id, words: typed }: SynonymGroup) {
    const [name = ''] = typed;
    return (
      <div className="flex flex-wrap max-md:-ms-3 md:justify-end">
        <RowLink href={askHref(path, 'edit', id)} icon={Pencil} label={`${words['searchDesk.editShort'].th} ${name}`}>
          {words['searchDesk.editShort'].th}
        </RowLink>
        <RowLink href={askHref(path, 'delete', id)} icon={Trash2} label={`${words['searchDesk.delete'].th} ${name}`}>
          {words['searchDesk.delete'].th}
        </RowLink>
      </div>
    );
  };
