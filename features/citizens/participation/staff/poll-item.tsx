import { ExternalLink } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/page/back-link';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { readId, readList, toSkipTake } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { pollsMessages as words } from '../../polls/polls.messages';
import { findPoll, listOpinions } from '../../polls/polls.queries';
import { getPollState, pollHref } from '../../polls/polls.rules';
import type { Poll } from '../../polls/polls.schema';
import { PollDates } from '../ui/poll-dates';
import { PollResults } from '../ui/poll-results';
import { OpinionList } from './opinion-list';
import { ParticipationExportMenu } from './participation-export-menu';
import { PollForm } from './poll-form';
import { PollOutcomeForm, PollTimesForm } from './poll-update-forms';

type Props = { item: string } & Pick<ScreenProps, 'path' | 'params' | 'viewer'>;

const emptyPoll = { kind: 'poll', title: '', detail: '', options: '', visible: true } as const;

/** One poll or consultation: its form until the first vote, then results, end, outcome and opinions; or a new one. */
export async function PollItem({ item, ...props }: Props) {
  const back = (
    <div className="mb-4">
      <BackLink href={props.path}>{words['polls.back'].th}</BackLink>
    </div>
  );
  if (item === 'new') {
    return (
      <>
        {back}
        <ScreenHeader title={words['polls.add'].th} />
        <PollForm given={emptyPoll} />
      </>
    );
  }
  const poll = await findPoll(props.viewer, readId(item));
  if (!poll) setStatus(404);
  return (
    <>
      {back}
      {poll ? <PollDetail poll={poll} {...props} /> : <EmptyState title={words['polls.missing'].th} />}
    </>
  );
}

async function PollDetail({ poll, path, params, viewer }: { poll: Poll } & Omit<Props, 'item'>) {
  const now = new Date();
  const { id, votes } = poll;
  const list = readList(params, ['at'], 24);
  const opinions = poll.kind === 'consultation' ? await listOpinions(viewer, id, toSkipTake(list)) : undefined;
  return (
    <>
      <ScreenHeader title={votes > 0 ? poll.title : words['polls.edit'].th}>
        {poll.visible && (
          <LinkButton href={pollHref(id)} icon={ExternalLink}>
            {words['polls.asReaders'].th}
          </LinkButton>
        )}
        {votes > 0 && <ParticipationExportMenu label={words['polls.exportCounts'].th} query={`part=polls&id=${id}`} />}
        {opinions && opinions.total > 0 && (
          <ParticipationExportMenu label={words['polls.exportOpinions'].th} query={`part=opinions&id=${id}`} />
        )}
      </ScreenHeader>
      {votes === 0 ? (
        <PollForm given={{ ...poll, options: poll.options.map(({ label }) => label).join('\n') }} />
      ) : (
        <div className="grid items-start gap-8 xl:grid-cols-[1fr_22rem]">
          <div className="min-w-0 max-w-read">
            <PollDates poll={poll} now={now} />
            {poll.detail && <p className="wrap-anywhere mt-3 whitespace-pre-line">{poll.detail}</p>}
            <PollResults poll={poll} title={words['polls.results'].th} />
          </div>
          <section className="grid gap-4 rounded-md border border-line bg-surface p-5">
            <h2 className="text-lg">{words['polls.times'].th}</h2>
            <Alert>{words['polls.fixed'].th}</Alert>
            <PollTimesForm poll={poll} />
          </section>
        </div>
      )}
      {getPollState(poll, now) === 'closed' && (
        <section className="mt-8 max-w-read">
          <h2 className="text-lg">{words['polls.outcome'].th}</h2>
          <p className="mb-4 text-ink-2 text-sm">{words['polls.outcomeLead'].th}</p>
          <PollOutcomeForm poll={poll} />
        </section>
      )}
      {opinions && (
        <OpinionList
          opinions={opinions.items}
          total={opinions.total}
          page={list.page}
          per={list.per}
          hrefOf={(page) => `${path}/${id}?page=${page}`}
        />
      )}
    </>
  );
}
