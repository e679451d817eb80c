import { createPageMetadata } from '@/components/shell/page-metadata';
import { PublicPage } from '@/components/ui/page/public-page';
import { SurveyView } from '@/features/citizens/participation/ui/survey-view';
import { PARTICIPATION_PATH } from '@/features/citizens/polls/polls.rules';
import { surveyMessages } from '@/features/citizens/survey/survey.messages';
import { readSurveyResults } from '@/features/citizens/survey/survey.queries';
import { getFirstValue } from '@/lib/list/list';
import { siteMessages } from '@/lib/site/messages';

const title = surveyMessages['satisfaction.title'];
const lead = surveyMessages['satisfaction.lead'].th;
const outcomes = ['answered', 'again'] as const;

export const generateMetadata = createPageMetadata({ ...title, path: '/participation/survey/', description: lead });

export default async function SurveyPage({ searchParams }: PageProps<'/participation/survey'>) {
  const said = getFirstValue((await searchParams).said);
  const figures = await readSurveyResults(new Date());
  return (
    <PublicPage
      parent={{ label: siteMessages['menu.participation'].th, href: PARTICIPATION_PATH }}
      title={title.th}
      lead={lead}
      changedAt={[figures.latest]}
    >
      <SurveyView figures={figures} said={outcomes.find((one) => one === said)} />
    </PublicPage>
  );
}
