import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { PollView } from '@/features/citizens/participation/ui/poll-view';
import { findPublicPoll, resultsKey } from '@/features/citizens/polls/polls.queries';
import { pollHref } from '@/features/citizens/polls/polls.rules';
import { missingMetadata } from '@/features/news/ui/missing-metadata';
import { first } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { readFrame } from '@/lib/site/queries';
import { excerpt } from '@/lib/time/format';

type Props = PageProps<'/participation/[poll]'>;

const outcomes = ['voted', 'again'] as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ poll: asked }, { site }] = await Promise.all([params, readFrame()]);
  const poll = await findPublicPoll(asked);
  if (!poll) return missingMetadata(site);
  const description = poll.detail ? excerpt(poll.detail) : undefined;
  return pageMetadata({ th: poll.title, path: pollHref(poll.id), description, site });
}

export default async function PollPage({ params, searchParams }: Props) {
  const [{ poll: asked }, { results, said }] = await Promise.all([params, searchParams]);
  const poll = await findPublicPoll(asked);
  if (!poll) {
    setStatus(404);
    return <NotFoundView />;
  }
  const counted = first(results) === resultsKey(poll.id);
  const outcome = counted ? outcomes.find((one) => one === first(said)) : undefined;
  return <PollView poll={poll} now={new Date()} counted={counted} said={outcome} />;
}
