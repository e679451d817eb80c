import { DateTime } from '@/components/ui/date-time';
import { pollsMessages as words } from '../../polls/polls.messages';
import { getPollState } from '../../polls/polls.rules';

type Props = { poll: { opensAt: Date; closesAt: Date }; now: Date };

/** Opening and closing time of a poll. */
export function PollDates({ poll, now }: Props) {
  const end = getPollState(poll, now) === 'closed' ? 'polls.closed' : 'polls.closes';
  return (
    <p className="tabular text-ink-2 text-sm">
      <PollDate word={words['polls.opens'].th} at={poll.opensAt} /> ·{' '}
      <PollDate word={words[end].th} at={poll.closesAt} />
    </p>
  );
}

function PollDate({ word, at }: { word: string; at: Date }) {
  return (
    <span className="whitespace-nowrap">
      {word} <DateTime at={at} tabular={false} />
    </span>
  );
}
