import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { ParticipationOverview } from '@/features/citizens/participation/ui/overview';
import { listCurrentPolls, listPastPolls, PAST_PER } from '@/features/citizens/polls/polls.queries';
import { PARTICIPATION, readPollChoice } from '@/features/citizens/polls/polls.rules';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';

const title = siteMessages['menu.participation'];
const lead = siteMessages['participation.lead'].th;

type Props = PageProps<'/participation'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ site }, { page }] = [await readFrame(), readPollChoice(await searchParams)];
  const path = page > 1 ? `${PARTICIPATION}?page=${page}` : PARTICIPATION;
  return pageMetadata({ ...title, path, description: lead, site });
}

export default async function ParticipationPage({ searchParams }: Props) {
  const { page } = readPollChoice(await searchParams);
  const now = new Date();
  const [current, past] = await Promise.all([listCurrentPolls(now), listPastPolls(now, page)]);
  return (
    <ParticipationOverview
      title={title.th}
      lead={lead}
      current={current}
      past={past}
      page={page}
      per={PAST_PER}
      now={now}
    />
  );
}
