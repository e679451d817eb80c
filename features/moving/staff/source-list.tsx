import { LinkButton } from '@/components/ui/button';
import { DateTime } from '@/components/ui/date-time';
import { EmptyState } from '@/components/ui/empty-state';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { formatNumber } from '@/lib/time/format';
import { moveScreenMessages as words } from '../move-screen.messages';
import { toNewSourceHref, toRunHref, toSourceHref } from '../move-screen.rules';
import { sourceKinds } from '../moving.schema';
import type { SourceRow } from '../sources.queries';
import { RunBadges } from './run-badges';

/** All sources, each with its last run and what has to be done. */
export function SourceList({ sources, path }: { sources: readonly SourceRow[]; path: string }) {
  if (sources.length === 0) {
    return (
      <EmptyState
        title={words['moveScreen.none']}
        text={words['moveScreen.noneText']}
        action={<LinkButton href={toNewSourceHref(path)}>{words['moveScreen.connect']}</LinkButton>}
      />
    );
  }
  const columns: readonly Column<SourceRow>[] = [
    {
      key: 'source',
      title: words['moveScreen.source'],
      isRowHeader: true,
      cell: ({ id, name, address }) => (
        <>
          <a href={toSourceHref(path, id)} className="wrap-anywhere font-strong text-link hover:underline">
            {name}
          </a>
          {name !== address && <span className="wrap-anywhere block text-ink-2 text-xs">{address}</span>}
        </>
      ),
    },
    { key: 'kind', title: words['moveScreen.kind'], cell: ({ kind }) => formatKind(kind) },
    {
      key: 'items',
      title: words['moveScreen.items'],
      number: true,
      cell: ({ items }) => formatNumber(items),
    },
    { key: 'last', title: words['moveScreen.lastRun'], cell: ({ last }) => <LastRun run={last} path={path} /> },
    { key: 'todo', title: words['moveScreen.toDo'], cell: (row) => <ToDo row={row} path={path} /> },
  ];
  return <ListTable label={words['moveScreen.list']} columns={columns} rows={sources} />;
}

/** Name of a kind of source. */
export function formatKind(kind: string): string {
  const known = sourceKinds.find((one) => one === kind);
  return words[`moveScreen.kind.${known ?? 'other'}`];
}

function LastRun({ run, path }: { run: SourceRow['last']; path: string }) {
  if (!run) return <span className="text-ink-3">{words['moveScreen.noRun']}</span>;
  return (
    <span className="flex flex-wrap items-center gap-2 max-md:justify-end">
      <a href={toRunHref(path, run.id)} className="text-link hover:underline">
        <DateTime at={run.startedAt} />
      </a>
      <RunBadges run={run} />
    </span>
  );
}

function ToDo({ row: { id, conflicts, unmapped, last }, path }: { row: SourceRow; path: string }) {
  const links = [
    ...(conflicts > 0 && last
      ? [{ href: toSourceHref(path, id), label: `${words['moveScreen.conflicts']} ${formatNumber(conflicts)}` }]
      : []),
    ...(unmapped > 0
      ? [
          {
            href: toSourceHref(path, id, 'offices'),
            label: `${words['moveScreen.unmapped']} ${formatNumber(unmapped)}`,
          },
        ]
      : []),
  ];
  if (links.length === 0) return <span className="text-ink-3">{words['moveScreen.nothingToDo']}</span>;
  return (
    <ul className="grid gap-1">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className="text-link hover:underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
