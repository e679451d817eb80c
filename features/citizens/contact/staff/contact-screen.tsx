import { EmptyState } from '@/components/ui/empty-state';
import { SheetsMenu } from '@/components/ui/list/files-menu';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTable } from '@/components/ui/list/list-table';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { CannedRepliesTab } from '../../canned-replies/staff/canned-replies-tab';
import { listContentReports } from '../../content-reports/content-reports.queries';
import { dataRequestsMessages } from '../../data-requests/data-requests.messages';
import { countUrgentDataRequests, listDataRequests } from '../../data-requests/data-requests.queries';
import { buildDataRequestColumns } from '../../data-requests/staff/data-request-columns';
import { contactMessages as words } from '../contact.messages';
import { countNewByPart, listMessages } from '../contact.queries';
import { type ContactChoice, contactList } from '../contact.rules';
import type { TaskCounts } from '../tasks.schema';
import { ContactFilters } from './contact-filters';
import { ContactItem } from './contact-item';
import { ContactTabs } from './contact-tabs';
import { buildContentReportColumns } from './content-report-columns';
import { buildMessageColumns } from './message-columns';

/** The queues of messages, readers' reports and data requests, and the canned replies. */
export async function ContactScreen({ params, path, rest: [item], row, viewer }: ScreenProps) {
  const choice = contactList.read(params);
  if (item !== undefined) return <ContactItem item={item} path={path} choice={choice} viewer={viewer} />;
  const [messages, reports, rights, fresh, urgent] = await Promise.all([
    listMessages(viewer, choice),
    listContentReports(viewer, choice),
    listDataRequests(viewer, choice),
    countNewByPart(viewer),
    countUrgentDataRequests(viewer),
  ]);
  const waiting = { ...fresh, rights: urgent };
  const { part } = choice;
  const label = words[`contact.part.${part}`];
  const { items, counts } = { messages, reports, rights, answers: messages }[part];
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        {part !== 'answers' && (
          <SheetsMenu label={words['contact.export']} href={`/api/v1/contact/export?${contactList.toQuery(choice)}`} />
        )}
      </ScreenHeader>
      <ContactTabs path={path} current={part} waiting={waiting} />
      {part === 'answers' ? (
        <CannedRepliesTab path={`${path}?part=answers`} params={params} />
      ) : (
        <>
          <ContactFilters path={path} choice={choice} counts={counts} />
          <div className="my-6">
            {part === 'messages' && messages.items.length > 0 && (
              <ListTable label={label} columns={buildMessageColumns(path)} rows={messages.items} />
            )}
            {part === 'reports' && reports.items.length > 0 && (
              <ListTable label={label} columns={buildContentReportColumns(path)} rows={reports.items} />
            )}
            {part === 'rights' && rights.items.length > 0 && (
              <ListTable label={label} columns={buildDataRequestColumns(path)} rows={rights.items} />
            )}
            {items.length === 0 && <EmptyContactList choice={choice} />}
          </div>
          <ListFooter
            choice={choice}
            total={countMatching(choice, counts)}
            hrefOf={(change) => contactList.href(path, choice, change)}
          />
        </>
      )}
    </>
  );
}

const countMatching = ({ status }: ContactChoice, counts: TaskCounts): number =>
  status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Empty state: nothing matches the filters, or the queue is empty. */
function EmptyContactList({ choice }: { choice: ContactChoice }) {
  const { part, status } = choice;
  if (status || contactList.isNarrowed(choice)) return <EmptyState title={words['contact.noMatch']} />;
  if (part === 'rights') return <EmptyState title={dataRequestsMessages['rights.empty']} />;
  const title = words[part === 'reports' ? 'contact.emptyReports' : 'contact.empty'].th;
  return <EmptyState title={title} text={words['contact.emptyText']} />;
}
