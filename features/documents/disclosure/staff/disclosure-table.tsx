import { Badge } from '@/components/ui/badge';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { EntryLink } from '@/components/ui/ordered/entry-link';
import { siteSettingsMessages } from '@/lib/site/messages';
import { disclosureMessages as words } from '../disclosure.messages';
import type { DisclosureItem } from '../disclosure.queries';

type Props = { items: readonly DisclosureItem[]; list: string };

export function DisclosureTable({ items, list }: Props) {
  const columns: readonly Column<DisclosureItem>[] = [
    {
      key: 'number',
      title: words['disclosure.code'],
      cell: ({ number }) => <span className="tabular">O{number}</span>,
    },
    {
      key: 'title',
      title: words['disclosure.item'],
      isRowHeader: true,
      cell: ({ title, part }) => (
        <>
          <span className="wrap-anywhere font-strong">{title}</span>
          {part && <span className="block text-ink-2 text-xs">{part}</span>}
        </>
      ),
    },
    { key: 'where', title: words['disclosure.where'], cell: (item) => <TargetLink {...item} /> },
    {
      key: 'actions',
      title: siteSettingsMessages['settings.edit'],
      quiet: true,
      cell: ({ id, number }) => {
        const at = { path: list, id, name: `O${number}` };
        return (
          <div className="-my-1 flex flex-wrap max-md:-ms-3">
            <EntryLink kind="edit" {...at} words={siteSettingsMessages['settings.edit']} />
            <EntryLink kind="delete" {...at} words={siteSettingsMessages['settings.delete']} />
          </div>
        );
      },
    },
  ];
  return <ListTable label={words['disclosure.title'].th} columns={columns} rows={items} />;
}

function TargetLink({ href, target }: Pick<DisclosureItem, 'href' | 'target'>) {
  if (!href && target === '') return <Badge tone="warn">{words['disclosure.missingItem'].th}</Badge>;
  if (!href)
    return (
      <>
        <Badge tone="bad">{words['disclosure.emptyTarget']}</Badge>
        <span className="wrap-anywhere line-clamp-2 text-ink-2 text-xs">{target}</span>
      </>
    );
  return (
    <a href={href} className="wrap-anywhere line-clamp-2 text-link text-sm hover:underline">
      {target}
    </a>
  );
}
