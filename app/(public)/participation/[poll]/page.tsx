import type { Metadata } from 'next';
import { NotFoundView } from '@/components/layout/not-found-view';
import { pageMetadata } from '@/components/layout/page-metadata';
import { missingMetadata } from '@/components/news/missing-metadata';
import { PollView } from '@/components/participation/poll-view';
import { excerpt } from '@/lib/format';
import { first } from '@/lib/list';
import { findPublicPoll, resultsKey } from '@/lib/polls/queries';
import { pollHref } from '@/lib/polls/rules';
import { readFrame } from '@/lib/site/queries';
import { setStatus } from '@/lib/trace';

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
