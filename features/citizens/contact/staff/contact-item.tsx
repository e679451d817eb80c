import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { newsMessages } from '@/features/news/news.messages';
import { itemHrefFor } from '@/lib/areas/news-hrefs';
import type { ScreenProps } from '@/lib/areas/schema';
import { readId } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { listCannedAnswers } from '../../canned-replies/canned-replies.queries';
import { findReport } from '../../content-reports/content-reports.queries';
import { rightsMessages } from '../../data-requests/data-requests.messages';
import { findRequest } from '../../data-requests/data-requests.queries';
import { RightsDetailView } from '../../data-requests/staff/rights-detail';
import { contactMessages as words } from '../contact.messages';
import { findMessage, listHandlers } from '../contact.queries';
import { type ContactChoice, contactHref } from '../contact.rules';
import { MessageDetailView } from './message-detail';
import { ReportDetailView } from './report-detail';

type Props = { item: string; path: string; choice: ContactChoice } & Pick<ScreenProps, 'viewer'>;

/** One message, or with `?part=` one report or one request over personal data. */
export function ContactItem({ item, path, choice, viewer }: Props) {
  const id = readId(item);
  const back = contactHref(path, choice);
  const One = parts[choice.part];
  return (
    <>
      <div className="mb-4">
        <LinkButton href={back} size="sm">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {words['contact.back'].th}
        </LinkButton>
      </div>
      <One id={id} viewer={viewer} />
    </>
  );
}

const parts = { messages: OneMessage, answers: OneMessage, reports: OneReport, rights: OneRequest } as const;

type OneProps = { id: number | undefined } & Pick<ScreenProps, 'viewer'>;

async function OneMessage({ id, viewer }: OneProps) {
  const message = id === undefined ? undefined : await findMessage(viewer, id);
  if (!message) return <Missing title={words['contact.missing'].th} />;
  const [handlers, canned] = await Promise.all([listHandlers(), listCannedAnswers()]);
  return (
    <>
      <ScreenHeader title={message.subject} />
      <MessageDetailView message={message} handlers={handlers} canned={canned} />
    </>
  );
}

async function OneReport({ id, viewer }: OneProps) {
  const report = id === undefined ? undefined : await findReport(viewer, id);
  if (!report) return <Missing title={words['contact.missingReport'].th} />;
  const { id: newsId, section, organisation } = report.item;
  const own = organisation.id === viewer.organisationId;
  return (
    <>
      <ScreenHeader title={newsMessages[`news.reason.${report.reason}`].th} />
      <ReportDetailView
        report={report}
        handlers={await listHandlers()}
        itemHref={itemHrefFor(viewer, { id: newsId, section, kind: organisation.kind, own })}
      />
    </>
  );
}

async function OneRequest({ id, viewer }: OneProps) {
  const request = await findRequest(viewer, id);
  if (!request) return <Missing title={rightsMessages['rights.missing'].th} />;
  const handlers = await listHandlers(undefined, 'rights.handle');
  return (
    <>
      <ScreenHeader title={rightsMessages[`rights.kind.${request.kind}`].th} />
      <RightsDetailView key={request.steps.length} request={request} handlers={handlers} />
    </>
  );
}

function Missing({ title }: { title: string }) {
  setStatus(404);
  return <EmptyState title={title} />;
}
