import type { ReactNode } from 'react';
import { ListPagination } from '@/components/ui/list/list-pagination';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { getPageCount, readList, toSkipTake } from '@/lib/list/list';
import { surveyMessages as words } from '../../survey/survey.messages';
import { listSurveyComments, readSurveyResults } from '../../survey/survey.queries';
import { SurveyFigures } from '../ui/survey-figures';
import { ParticipationExportMenu } from './participation-export-menu';
import { SurveyCommentList } from './survey-comment-list';

/** Results and comments of the satisfaction survey. */
export async function SurveyTab({ params, path, row, viewer, tabs }: ScreenProps & { tabs: ReactNode }) {
  const list = readList(params, ['at'], 24);
  const [figures, comments] = await Promise.all([
    readSurveyResults(new Date()),
    listSurveyComments(viewer, toSkipTake(list)),
  ]);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        <ParticipationExportMenu query="part=survey" />
      </ScreenHeader>
      {tabs}
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-2">
        <section className="min-w-0">
          <h2 className="mb-3 text-lg">{words['satisfaction.results'].th}</h2>
          <SurveyFigures figures={figures} />
        </section>
        <section className="min-w-0">
          <h2 className="mb-3 text-lg">
            {words['satisfaction.comments'].th} ({comments.total})
          </h2>
          <SurveyCommentList comments={comments.items} />
          <div className="mt-4">
            <ListPagination
              page={list.page}
              pages={getPageCount(comments.total, list.per)}
              hrefOf={(page) => `${path}?part=survey&page=${page}`}
            />
          </div>
        </section>
      </div>
    </>
  );
}
