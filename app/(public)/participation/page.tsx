import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { ParticipationOverview } from '@/features/citizens/participation/ui/participation-overview';
import { listCurrentPolls, listPastPolls, PAST_POLLS_PER_PAGE } from '@/features/citizens/polls/polls.queries';
import { PARTICIPATION_PATH, pollList } from '@/features/citizens/polls/polls.rules';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';

const title = siteMessages['menu.participation'];
const lead = siteMessages['participation.lead'].th;

type Props = PageProps<'/participation'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ site }, { page }] = [await getSiteFrame(), pollList.read(await searchParams)];
  const path = page > 1 ? `${PARTICIPATION_PATH}?page=${page}` : PARTICIPATION_PATH;
  return buildPageMetadata({ ...title, path, description: lead, site });
}

export default async function ParticipationPage({ searchParams }: Props) {
  const { page } = pollList.read(await searchParams);
  const now = new Date();
  const [current, past] = await Promise.all([listCurrentPolls(now), listPastPolls(now, page)]);
  return (
    <ParticipationOverview
      title={title.th}
      lead={lead}
      current={current}
      past={past}
      page={page}
      per={PAST_POLLS_PER_PAGE}
      now={now}
    />
  );
}
