import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHeader } from '@/components/layout/page-header';
import { pageMetadata } from '@/components/layout/page-metadata';
import { UpdatedAt } from '@/components/layout/updated-at';
import { SurveyView } from '@/components/participation/survey-view';
import { first } from '@/lib/list';
import { PARTICIPATION } from '@/lib/polls/rules';
import { satisfactionMessages } from '@/lib/satisfaction/messages';
import { readSatisfaction } from '@/lib/satisfaction/queries';
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
