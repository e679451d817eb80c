import { formatDate, formatTime } from '@/lib/time/format';
import { pollsMessages as words } from '../../polls/polls.messages';
import { getPollState } from '../../polls/polls.rules';

type Props = { poll: { opensAt: Date; closesAt: Date }; now: Date };

/** Opening and closing time of a poll. */
export function PollDates({ poll, now }: Props) {
  const end = getPollState(poll, now) === 'closed' ? 'polls.closed' : 'polls.closes';
  return (
    <p className="tabular text-ink-2 text-sm">
      <DateTime word={words['polls.opens'].th} at={poll.opensAt} /> ·{' '}
      <DateTime word={words[end].th} at={poll.closesAt} />
    </p>
  );
}

function DateTime({ word, at }: { word: string; at: Date }) {
  return (
    <span className="whitespace-nowrap">
      {word}{' '}
      <time dateTime={at.toISOString()}>
        {formatDate(at)} {formatTime(at)}
      </time>
    </span>
  );
}
