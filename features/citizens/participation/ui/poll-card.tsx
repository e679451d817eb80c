import { Badge, Kicker } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { LineText } from '@/components/ui/line-text/line-text';
import { toExcerpt } from '@/lib/text/excerpt';
import { formatDate, formatNumber } from '@/lib/time/format';
import { pollsMessages as words } from '../../polls/polls.messages';
import { findLeader, getPollState, pollHref, toPercentage } from '../../polls/polls.rules';
import type { Poll } from '../../polls/polls.schema';
import { PollDates } from './poll-dates';

/** One poll or consultation in a list; a closed one with its leading option. */
export function PollCard({ poll, now }: { poll: Poll; now: Date }) {
  const state = getPollState(poll, now);
  const leader = state === 'closed' ? findLeader(poll) : undefined;
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-md border border-line bg-surface p-5">
      <Kicker>{words[`polls.kind.${poll.kind}`].th}</Kicker>
      <h3 className="wrap-anywhere text-lg">
        <a href={pollHref(poll.id)} className="hover:text-link hover:underline">
          <LineText>{poll.title}</LineText>
        </a>
      </h3>
      {poll.detail && (
        <p className="wrap-anywhere text-ink-2 text-sm">
          <LineText>{toExcerpt(poll.detail)}</LineText>
        </p>
      )}
      <PollDates poll={poll} now={now} />
      {state === 'closed' && (
        <p className="wrap-anywhere text-sm">
          {words['polls.votes'].th} {formatNumber(poll.votes)} {words['polls.persons'].th}
          {leader && (
            <>
              {' '}
              · {words['polls.most'].th}: <span className="font-normal">{leader.label}</span> (
              {toPercentage(leader.votes, poll.votes).toFixed(1)}%)
            </>
          )}
        </p>
      )}
      {poll.outcomeAt && (
        <p>
          <Badge tone="ok">
            {words['polls.outcomeAt'].th} {formatDate(poll.outcomeAt)}
          </Badge>
        </p>
      )}
      {state !== 'upcoming' && (
        <p className="mt-auto pt-2">
          <LinkButton href={pollHref(poll.id)} look={state === 'open' ? 'primary' : 'outline'}>
            {words[state === 'open' ? 'polls.takePart' : 'polls.seeResults'].th}
            <span className="sr-only"> {poll.title}</span>
          </LinkButton>
        </p>
      )}
    </li>
  );
}
