import { buttonClass, LinkButton } from '@/components/ui/button';
import { AskLink } from '@/components/ui/ordered/ask-link';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { first } from '@/lib/list/list';
import { searchText } from '@/lib/text/search-text';
import { formatNumber } from '@/lib/time/format';
import { noticeCirclesMessages } from '../audience/audience.messages';
import { countReached, findOrganisations, listCircleOptions } from '../audience/audience.queries';
import { emptyCircles } from '../audience/audience.rules';
import { noticesMessages as words } from '../notices.messages';
import { readQuestion } from '../notices.rules';
import type { Notice } from '../notices.schema';
import { AskForm } from './ask-form';
import { NoticeArticle } from './notice-article';
import { NoticeForm, type NoticeStart } from './notice-form';

type Props = ScreenProps & { notice?: Notice };

/** The page of a draft: to write, to look at as its readers will, and to send. */
export async function NoticeDraftPart({ params, path, viewer, notice }: Props) {
  const reach = notice ? await countReached(notice.circles) : 0;
  const here = notice ? `${path}/${notice.id}` : `${path}/new`;
  const ask = notice && readQuestion(params);
  const isPreview = notice !== undefined && first(params.view) === 'preview';
  const back = isPreview ? `${here}?view=preview` : here;
  return (
    <>
      {notice ? <Head notice={notice} here={here} isPreview={isPreview} /> : <NewHead path={path} />}
      {notice && (ask === 'send' || ask === 'delete' || ask === 'duplicate') && (
        <AskForm key={ask} ask={ask} fields={{ id: notice.id, version: notice.version }} back={back}>
          <p className="font-strong">{notice.title}</p>
          {ask === 'send' && <Reach count={reach} />}
        </AskForm>
      )}
      {isPreview ? (
        <NoticeArticle notice={notice} now={new Date()} />
      ) : (
        <Writing notice={notice} reach={reach} search={first(params.find)} viewer={viewer} />
      )}
    </>
  );
}

function Reach({ count }: { count: number }) {
  const say = noticeCirclesMessages;
  return (
    <p>
      {say['noticeCircles.reach'].th} <span className="tabular">{formatNumber(count)}</span>{' '}
      {say['noticeCircles.organisations'].th}
    </p>
  );
}

const NewHead = ({ path }: { path: string }) => (
  <ScreenHeader title={words['notices.newTitle'].th}>
    <LinkButton href={path}>{words['notices.list'].th}</LinkButton>
  </ScreenHeader>
);

function Head({ notice, here, isPreview }: { notice: Notice; here: string; isPreview: boolean }) {
  if (isPreview) {
    return (
      <ScreenHeader title={notice.title} lead={words['notices.previewTitle'].th}>
        <LinkButton href={here}>{words['notices.backToEdit'].th}</LinkButton>
        <AskLink href={`${here}?view=preview&ask=send`} className={buttonClass({ look: 'primary' })}>
          {words['notices.send'].th}…
        </AskLink>
      </ScreenHeader>
    );
  }
  return (
    <ScreenHeader title={words['notices.editTitle'].th} lead={notice.title}>
      <AskLink href={`${here}?ask=delete`} className={buttonClass({ look: 'quiet' })}>
        {words['notices.delete'].th}
      </AskLink>
    </ScreenHeader>
  );
}

type WritingProps = { notice?: Notice; reach: number; search: string; viewer: ScreenProps['viewer'] };

async function Writing({ notice, reach, search, viewer }: WritingProps) {
  const [options, items] = await Promise.all([listCircleOptions(), findOrganisations(viewer, searchText(search))]);
  const start: NoticeStart = {
    id: notice?.id,
    version: notice?.version,
    title: notice?.title ?? '',
    body: notice?.body ?? '',
    mustRead: notice?.mustRead ?? false,
    answerWanted: notice?.answerWanted ?? false,
    deadlineAt: notice?.deadlineAt?.toISOString() ?? null,
    files: notice?.files ?? [],
    circles: notice?.circles ?? emptyCircles,
    named: notice?.named ?? [],
    reach,
  };
  return <NoticeForm start={start} options={options} found={{ search, items }} />;
}
