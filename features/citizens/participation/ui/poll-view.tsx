import { Alert } from '@/components/ui/alert';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { UpdatedAt } from '@/components/ui/page/updated-at';
import { siteMessages } from '@/lib/site/messages';
import { formatLongDate } from '@/lib/time/format';
import { pollsMessages as words } from '../../polls/polls.messages';
import { getChangeDates, getPollState, PARTICIPATION_PATH } from '../../polls/polls.rules';
import type { Poll } from '../../polls/polls.schema';
import { PollDates } from './poll-dates';
import { PollOutcome, PollResults } from './poll-results';
import { VoteForm } from './vote-form';

type Props = {
  poll: Poll;
  now: Date;
  /** True if the votes so far are shown although the poll is open. */
  counted: boolean;
  said?: 'voted' | 'again';
};

/** One poll or consultation: its text, the form to vote, results and outcome. */
export function PollView({ poll, now, counted, said }: Props) {
  const state = getPollState(poll, now);
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs
        items={[{ label: siteMessages['menu.participation'].th, href: PARTICIPATION_PATH }, { label: poll.title }]}
      />
      <PageHeader kicker={words[`polls.kind.${poll.kind}`].th} title={poll.title} />
      <div className="max-w-read">
        {said && (
          <div className="mb-6">
            <Alert kind={said === 'voted' ? 'ok' : 'info'}>{words[`polls.${said}`].th}</Alert>
          </div>
        )}
        <PollDates poll={poll} now={now} />
        {poll.detail && <p className="wrap-anywhere mt-4 whitespace-pre-line">{poll.detail}</p>}
        {state === 'upcoming' && (
          <p className="mt-8">
            {words['polls.notYet'].th} {formatLongDate(poll.opensAt)}
          </p>
        )}
        {state === 'open' && !counted && (
          <section className="mt-8 border-gold-500 border-t-2 pt-6">
            <h2 className="text-xl">{words['polls.takePart'].th}</h2>
            <p className="mb-5 text-ink-2 text-sm">
              {words['polls.how'].th} {words['polls.resultsLater'].th}
            </p>
            <VoteForm id={poll.id} kind={poll.kind} options={poll.options.map(({ id, label }) => ({ id, label }))} />
          </section>
        )}
        {state === 'open' && counted && <PollResults poll={poll} title={words['polls.resultsSoFar'].th} />}
        {state === 'closed' && (
          <>
            <PollOutcome poll={poll} />
            <PollResults poll={poll} title={words['polls.results'].th} />
          </>
        )}
      </div>
      <UpdatedAt dates={getChangeDates(poll, now)} />
    </div>
  );
}
