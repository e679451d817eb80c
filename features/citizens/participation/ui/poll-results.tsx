import { formatDate, formatNumber } from '@/lib/time/format';
import { pollsMessages as words } from '../../polls/polls.messages';
import { toPercentage } from '../../polls/polls.rules';
import type { Poll } from '../../polls/polls.schema';
import { ResultBars } from './result-bars';

/** Votes and percentages by option. */
export function PollResults({ poll, title }: { poll: Poll; title: string }) {
  return (
    <section className="mt-8">
      <h2 className="text-xl">{title}</h2>
      <p className="mb-4 text-ink-2 text-sm">
        {words['polls.votes'].th} {formatNumber(poll.votes)} {words['polls.persons'].th}
      </p>
      {poll.votes > 0 ? (
        <ResultBars
          label={title}
          unit={words['polls.persons'].th}
          bars={poll.options.map(({ id, label, votes }) => ({
            key: id,
            label,
            value: votes,
            share: toPercentage(votes, poll.votes),
          }))}
        />
      ) : (
        <p>{words['polls.noVotes'].th}</p>
      )}
    </section>
  );
}

/** The outcome; for a closed consultation without one, a note that it is still to come. */
export function PollOutcome({ poll }: { poll: Poll }) {
  if (!poll.outcomeAt) {
    return poll.kind === 'consultation' ? <p className="mt-8 text-ink-2">{words['polls.outcomeWaits'].th}</p> : null;
  }
  return (
    <section className="mt-8 border-gold-500 border-s-3 ps-5">
      <h2 className="text-xl">{words['polls.outcome'].th}</h2>
      <p className="text-ink-2 text-sm">
        {words['polls.outcomeAt'].th} <time dateTime={poll.outcomeAt.toISOString()}>{formatDate(poll.outcomeAt)}</time>
      </p>
      <p className="wrap-anywhere mt-3 whitespace-pre-line">{poll.outcome}</p>
      {poll.outcomeChanges && (
        <>
          <h3 className="mt-5 text-lg">{words['polls.outcomeChanges'].th}</h3>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{poll.outcomeChanges}</p>
        </>
      )}
    </section>
  );
}
