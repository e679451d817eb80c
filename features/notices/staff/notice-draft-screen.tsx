import { getButtonClass, LinkButton } from '@/components/ui/button';
import { DialogLink } from '@/components/ui/ordered/dialog-link';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { getFirstValue, readId } from '@/lib/list/list';
import { pickColumns } from '@/lib/list/pick-columns';
import { toSearchText } from '@/lib/text/search-text';
import { findReach, searchRecipients } from '../audience/audience.queries';
import { emptyAudience } from '../audience/audience.rules';
import type { NoticeReach } from '../audience/audience.schema';
import { listAudienceOptions } from '../audience/options.queries';
import { noticesMessages as words } from '../notices.messages';
import type { Notice } from '../notices.queries';
import { readConfirmation } from '../notices.rules';
import { noticeMarks } from '../notices.schema';
import { findPeopleReach } from '../people/people.queries';
import { sendsToPeople } from '../people/people.rules';
import { ConfirmNoticeDialog } from './confirm-notice-dialog';
import { NoticeArticle } from './notice-article';
import { NoticeFacts } from './notice-facts';
import { NoticeForm, type NoticeFormValues } from './notice-form';
import type { PeopleReach } from './people-field';

type Props = ScreenProps & { notice?: Notice };

/** Page of a draft: the form, the preview and the sending. */
export async function NoticeDraftScreen({ params, path, viewer, notice }: Props) {
  const reach = await findReach(viewer, notice?.audience ?? emptyAudience, readId(params.recipients) ?? 1);
  const people = sendsToPeople(viewer) ? await findPeopleReach(viewer) : undefined;
  const here = notice ? `${path}/${notice.id}` : `${path}/new`;
  const ask = notice && readConfirmation(params);
  const isPreview = notice !== undefined && getFirstValue(params.view) === 'preview';
  const back = isPreview ? `${here}?view=preview` : here;
  return (
    <>
      {notice ? <Head notice={notice} here={here} isPreview={isPreview} /> : <NewHead path={path} />}
      {notice && (ask === 'send' || ask === 'delete' || ask === 'duplicate') && (
        <ConfirmNoticeDialog key={ask} ask={ask} fields={{ id: notice.id, version: notice.version }} back={back}>
          <p className="font-strong">{notice.title}</p>
          {ask === 'send' && <NoticeFacts notice={notice} count={people?.count ?? reach.count} now={new Date()} />}
        </ConfirmNoticeDialog>
      )}
      {isPreview ? (
        <NoticeArticle notice={notice} now={new Date()} />
      ) : (
        <DraftEditor
          notice={notice}
          reach={reach}
          people={people}
          search={getFirstValue(params.find)}
          viewer={viewer}
        />
      )}
    </>
  );
}

const NewHead = ({ path }: { path: string }) => (
  <ScreenHeader title={words['notices.newTitle']}>
    <LinkButton href={path}>{words['notices.list']}</LinkButton>
  </ScreenHeader>
);

function Head({ notice, here, isPreview }: { notice: Notice; here: string; isPreview: boolean }) {
  if (isPreview) {
    return (
      <ScreenHeader title={notice.title} lead={words['notices.previewTitle']}>
        <LinkButton href={here}>{words['notices.backToEdit']}</LinkButton>
        <DialogLink href={`${here}?view=preview&ask=send`} className={getButtonClass({ look: 'primary' })}>
          {words['notices.send']}…
        </DialogLink>
      </ScreenHeader>
    );
  }
  return (
    <ScreenHeader title={words['notices.editTitle']} lead={notice.title}>
      <DialogLink href={`${here}?ask=delete`} className={getButtonClass({ look: 'quiet' })}>
        {words['notices.delete']}
      </DialogLink>
    </ScreenHeader>
  );
}

type DraftEditorProps = {
  notice?: Notice;
  reach: NoticeReach;
  people?: PeopleReach;
  search: string;
  viewer: ScreenProps['viewer'];
};

async function DraftEditor({ notice, reach, people, search, viewer }: DraftEditorProps) {
  const [options, items] = await Promise.all([
    listAudienceOptions(viewer),
    searchRecipients(viewer, toSearchText(search)),
  ]);
  const start: NoticeFormValues = {
    id: notice?.id,
    version: notice?.version,
    title: notice?.title ?? '',
    body: notice?.body ?? '',
    ...(notice && pickColumns(notice, noticeMarks)),
    deadlineAt: notice?.deadlineAt?.toISOString() ?? null,
    files: notice?.files ?? [],
    circles: notice?.audience ?? emptyAudience,
    named: notice ? [...notice.namedRecipients, ...notice.excludedRecipients] : [],
    reach,
    people,
  };
  return <NoticeForm start={start} options={options} found={{ search, items }} />;
}
