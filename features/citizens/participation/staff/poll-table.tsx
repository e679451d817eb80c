import { Badge } from '@/components/ui/badge';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { formatNumber } from '@/lib/time/format';
import { pollsMessages as words } from '../../polls/polls.messages';
import { getPollState } from '../../polls/polls.rules';
import type { Poll } from '../../polls/polls.schema';

const tones = { upcoming: 'info', open: 'ok', closed: 'muted' } as const;

export function PollTable({ path, polls, now }: { path: string; polls: readonly Poll[]; now: Date }) {
  const columns: readonly Column<Poll>[] = [
    {
      key: 'title',
      title: words['polls.title'].th,
      isRowHeader: true,
      width: 'md:w-[40%]',
      cell: ({ id, title, kind }) => (
        <>
          <RowTitle href={`${path}/${id}`}>{title}</RowTitle>
          <span className="block text-ink-2 text-xs">{words[`polls.kind.${kind}`].th}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: words['polls.states'].th,
      cell: (poll) => (
        <span className="inline-flex flex-wrap gap-1">
          <Badge tone={tones[getPollState(poll, now)]}>{words[`polls.state.${getPollState(poll, now)}`].th}</Badge>
          {!poll.visible && <Badge tone="warn">{words['polls.hidden'].th}</Badge>}
        </span>
      ),
    },
    { key: 'opens', title: words['polls.opens'].th, extra: true, cell: ({ opensAt }) => <ListDateTime at={opensAt} /> },
    { key: 'closes', title: words['polls.closes'].th, cell: ({ closesAt }) => <ListDateTime at={closesAt} /> },
    { key: 'votes', title: words['polls.votes'].th, number: true, cell: ({ votes }) => formatNumber(votes) },
  ];
  return <ListTable label={words['polls.part.polls'].th} columns={columns} rows={polls} />;
}
