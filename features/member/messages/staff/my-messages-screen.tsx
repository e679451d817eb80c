import { PenLine } from 'lucide-react';
import { EmptyState } from '@/components/ui/empty-state';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { ListFooter } from '@/components/ui/list/list-footer';
import { BackLink } from '@/components/ui/page/back-link';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { SectionHeading } from '@/components/ui/section-heading';
import { contactMessages } from '@/features/citizens/contact/contact.messages';
import { TRACKING_PATH } from '@/features/citizens/suggestions/suggestions.rules';
import type { ScreenProps } from '@/lib/areas/schema';
import type { Viewer } from '@/lib/auth/viewer';
import { readId, readList } from '@/lib/list/list';
import { setStatus } from '@/lib/request/context';
import { NewMessageForm } from '../../staff/message-forms';
import { MyMessageList, MyMessageStatus } from '../../staff/my-message-list';
import { ThreadView } from '../../staff/thread-view';
import { markAnswersReadByPageViewer } from '../mark-answers-read';
import { myMessagesMessages as words } from '../messages.messages';
import { findMyMessage, listMyMessages, listTrackedCases, type TrackedCase } from '../messages.queries';

const ROWS = 12;

/** A member's messages with their answers, the form of a new one, and other tracked cases. */
export async function MyMessagesScreen({ params, path, rest: [item], row, viewer }: ScreenProps) {
  if (item !== undefined) return <MessageThreadScreen item={item} path={path} viewer={viewer} />;
  const choice = readList(params, ['created'], ROWS);
  const [{ items, total }, cases] = await Promise.all([listMyMessages(viewer, choice), listTrackedCases(viewer)]);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      <details className="mb-8 max-w-read rounded-md border border-line bg-surface px-5 py-4" open={total === 0}>
        <summary className="flex cursor-pointer items-center gap-3 font-normal">
          <PenLine aria-hidden="true" className="size-5 text-gold-700" />
          {words['ownMessages.write']}
        </summary>
        <p className="mt-2 mb-4 text-ink-2 text-sm">{words['ownMessages.writeLead']}</p>
        <NewMessageForm />
      </details>
      <section aria-labelledby="own-list" className="mb-10">
        <SectionHeading id="own-list" size="lg">
          {words['ownMessages.list']}
        </SectionHeading>
        {items.length > 0 ? (
          <MyMessageList path={path} messages={items} />
        ) : (
          <EmptyState title={words['ownMessages.empty']} text={words['ownMessages.emptyText']} />
        )}
        <ListFooter choice={choice} total={total} hrefOf={({ page = 1 }) => `${path}?page=${page}`} fixedSize />
      </section>
      {cases.length > 0 && (
        <section aria-labelledby="own-cases">
          <SectionHeading id="own-cases" size="lg">
            {words['ownMessages.cases']}
          </SectionHeading>
          <p className="-mt-2 mb-4 text-ink-2 text-sm">{words['ownMessages.casesLead']}</p>
          <CaseList cases={cases} />
        </section>
      )}
    </>
  );
}

async function MessageThreadScreen({ item, path, viewer }: { item: string; path: string; viewer: Viewer }) {
  const message = await findMyMessage(viewer, readId(item));
  if (message) await markAnswersReadByPageViewer(message.id);
  else setStatus(404);
  return (
    <>
      <div className="mb-4">
        <BackLink href={path}>{words['ownMessages.back']}</BackLink>
      </div>
      {message ? (
        <>
          <ScreenHeader title={message.subject} />
          <ThreadView message={message} />
        </>
      ) : (
        <EmptyState title={contactMessages['contact.missing']} />
      )}
    </>
  );
}

/** Links to the tracking pages of suggestions, complaints and data requests. */
function CaseList({ cases }: { cases: readonly TrackedCase[] }) {
  return (
    <ul className="border-line border-t">
      {cases.map(({ what, trackingCode, title, status, createdAt }) => (
        <li key={trackingCode} className="border-line border-b py-4">
          <a
            href={`${TRACKING_PATH}?code=${trackingCode}`}
            className="wrap-anywhere font-normal text-ink hover:text-link hover:underline"
          >
            {title}
          </a>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-3 text-sm">
            <MyMessageStatus status={status} />
            <span>{words[`ownMessages.what.${what}`]}</span>
            <ListDateTime at={createdAt} />
            <span className="tabular">{trackingCode}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
