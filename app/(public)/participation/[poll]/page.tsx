import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { NotFoundView } from '@/components/ui/page/not-found-view';
import { PollView } from '@/features/citizens/participation/ui/poll-view';
import { findPublicPoll, isResultsKey } from '@/features/citizens/polls/polls.queries';
import { pollHref } from '@/features/citizens/polls/polls.rules';
import { buildMissingMetadata } from '@/features/news/ui/missing-metadata';
import { getFirstValue } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { getSiteFrame } from '@/lib/site/queries';
import { toExcerpt } from '@/lib/text/excerpt';

type Props = PageProps<'/participation/[poll]'>;

const outcomes = ['voted', 'again'] as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ poll: asked }, { site }] = await Promise.all([params, getSiteFrame()]);
  const poll = await findPublicPoll(asked);
  if (!poll) return buildMissingMetadata(site);
  const description = poll.detail ? toExcerpt(poll.detail) : undefined;
  return buildPageMetadata({ th: poll.title, path: pollHref(poll.id), description, site });
}

export default async function PollPage({ params, searchParams }: Props) {
  const [{ poll: asked }, { results, said }] = await Promise.all([params, searchParams]);
  const poll = await findPublicPoll(asked);
  if (!poll) {
    setStatus(404);
    return <NotFoundView />;
  }
  const counted = isResultsKey(poll.id, getFirstValue(results));
  const outcome = counted ? outcomes.find((one) => one === getFirstValue(said)) : undefined;
  return <PollView poll={poll} now={new Date()} counted={counted} said={outcome} />;
}
