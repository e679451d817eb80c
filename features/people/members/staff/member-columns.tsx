import { Badge } from '@/components/ui/badge';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import type { Column } from '@/components/ui/list/list-table';
import { memberListMessages as words } from '../members.messages';
import type { MemberRow } from '../members.queries';
import type { MemberSort } from '../members.schema';

type ColumnOptions = { path: string; sortOf: (sort: MemberSort) => Column<MemberRow>['sort'] };

export const buildMemberColumns = ({ path, sortOf }: ColumnOptions): Column<MemberRow>[] => [
  {
    key: 'name',
    title: words['memberDesk.name'],
    isRowHeader: true,
    sort: sortOf('name'),
    cell: ({ id, name }) => (
      <a href={`${path}/${id}`} className="wrap-anywhere font-normal text-link hover:underline">
        {name}
      </a>
    ),
  },
  {
    key: 'email',
    title: words['memberDesk.email'],
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  {
    key: 'registered',
    title: words['memberDesk.registered'],
    sort: sortOf('registered'),
    cell: ({ registeredAt }) => <ListDateTime at={registeredAt} />,
  },
  {
    key: 'login',
    title: words['memberDesk.lastLogin'],
    sort: sortOf('login'),
    extra: true,
    cell: ({ lastLoginAt }) => (lastLoginAt ? <ListDateTime at={lastLoginAt} /> : words['memberDesk.never']),
  },
  { key: 'status', title: words['memberDesk.status'], cell: (row) => <MemberBadges row={row} /> },
];

/** Badges of the account status and of a scheduled deletion. */
export function MemberBadges({ row: { status, deleteAfter } }: { row: MemberRow }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={status === 'open' ? 'ok' : 'muted'}>{words[`memberDesk.status.${status}`]}</Badge>
      {deleteAfter && <Badge tone="warn">{words['memberDesk.status.leaving']}</Badge>}
    </span>
  );
}
