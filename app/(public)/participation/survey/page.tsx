import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { UpdatedAt } from '@/components/ui/page/updated-at';
import { SurveyView } from '@/features/citizens/participation/ui/survey-view';
import { PARTICIPATION } from '@/features/citizens/polls/polls.rules';
import { satisfactionMessages } from '@/features/citizens/survey/survey.messages';
import { readSatisfaction } from '@/features/citizens/survey/survey.queries';
import { first } from '@/lib/list/list';
import { siteMessages } from '@/lib/site/messages';
import { readFrame } from '@/lib/site/queries';

const title = satisfactionMessages['satisfaction.title'];
const lead = satisfactionMessages['satisfaction.lead'].th;
const outcomes = ['answered', 'again'] as const;

export async function generateMetadata(): Promise<Metadata> {
  const { site } = await readFrame();
  return pageMetadata({ ...title, path: '/participation/survey/', description: lead, site });
}

export default async function SurveyPage({ searchParams }: PageProps<'/participation/survey'>) {
  const said = first((await searchParams).said);
  const figures = await readSatisfaction(new Date());
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs
        items={[{ label: siteMessages['menu.participation'].th, href: PARTICIPATION }, { label: title.th }]}
      />
      <PageHeader title={title.th} lead={lead} />
      <SurveyView figures={figures} said={outcomes.find((one) => one === said)} />
      <UpdatedAt dates={figures.latest ? [figures.latest] : []} />
    </div>
  );
}
