import { BackLink } from '@/components/ui/page/back-link';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { newsMessages } from '@/features/news/news.messages';
import { getItemHref } from '@/lib/areas/news-hrefs';
import type { ScreenProps } from '@/lib/areas/schema';
import { readId } from '@/lib/list/list';
import { listCannedReplies } from '../../canned-replies/canned-replies.queries';
import { findContentReport } from '../../content-reports/content-reports.queries';
import { dataRequestsMessages } from '../../data-requests/data-requests.messages';
import { findDataRequest } from '../../data-requests/data-requests.queries';
import { DataRequestDetailView } from '../../data-requests/staff/data-request-detail';
import { contactMessages as words } from '../contact.messages';
import { findMessage, listHandlers } from '../contact.queries';
import { type ContactChoice, contactList } from '../contact.rules';
import { ContentReportDetailView } from './content-report-detail';
import { MessageDetailView } from './message-detail';

type Props = { item: string; path: string; choice: ContactChoice } & Pick<ScreenProps, 'viewer'>;

/** One message or, with `?part=`, one report or data request. */
export function ContactItem({ item, path, choice, viewer }: Props) {
  const id = readId(item);
  const back = contactList.href(path, choice);
  const One = detailScreens[choice.part];
  return (
    <>
      <div className="mb-4">
        <BackLink href={back}>{words['contact.back']}</BackLink>
      </div>
      <One id={id} viewer={viewer} />
    </>
  );
}

const detailScreens = {
  messages: MessageScreen,
  answers: MessageScreen,
  reports: ContentReportScreen,
  rights: DataRequestScreen,
} as const;

type DetailProps = { id: number | undefined } & Pick<ScreenProps, 'viewer'>;

async function MessageScreen({ id, viewer }: DetailProps) {
  const message = id === undefined ? undefined : await findMessage(viewer, id);
  if (!message) return <MissingEntry title={words['contact.missing']} />;
  const [handlers, canned] = await Promise.all([listHandlers(), listCannedReplies()]);
  return (
    <>
      <ScreenHeader title={message.subject} />
      <MessageDetailView message={message} handlers={handlers} canned={canned} />
    </>
  );
}

async function ContentReportScreen({ id, viewer }: DetailProps) {
  const report = id === undefined ? undefined : await findContentReport(viewer, id);
  if (!report) return <MissingEntry title={words['contact.missingReport']} />;
  const { id: newsId, section, organisation } = report.item;
  const own = organisation.id === viewer.organisationId;
  return (
    <>
      <ScreenHeader title={newsMessages[`news.reason.${report.reason}`].th} />
      <ContentReportDetailView
        report={report}
        handlers={await listHandlers()}
        itemHref={getItemHref(viewer, { id: newsId, section, kind: organisation.kind, own })}
      />
    </>
  );
}

async function DataRequestScreen({ id, viewer }: DetailProps) {
  const request = await findDataRequest(viewer, id);
  if (!request) return <MissingEntry title={dataRequestsMessages['rights.missing']} />;
  const handlers = await listHandlers(undefined, 'rights.handle');
  return (
    <>
      <ScreenHeader title={dataRequestsMessages[`rights.kind.${request.kind}`].th} />
      <DataRequestDetailView key={request.steps.length} request={request} handlers={handlers} />
    </>
  );
}
