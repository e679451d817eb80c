import { ContactFilters } from '@/components/contact/contact-filters';
import { ContactTabs } from '@/components/contact/contact-tabs';
import { ExportMenu } from '@/components/contact/export-menu';
import { MessageTable } from '@/components/contact/message-table';
import { ReportTable } from '@/components/contact/report-table';
import { ListFooter } from '@/components/list/list-footer';
import { RightsTable } from '@/components/rights/rights-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { ScreenProps } from '@/lib/areas/schema';
import { contactMessages as words } from '@/lib/contact/messages';
import { listMessages } from '@/lib/contact/queries';
import { type ContactChoice, contactHref, readContactChoice } from '@/lib/contact/rules';
import type { TaskCounts } from '@/lib/contact/schema';
import { listReports } from '@/lib/news-reports/queries';
import { rightsMessages } from '@/lib/rights-requests/messages';
import { listRequests } from '@/lib/rights-requests/queries';
import { CannedAnswersPart } from './canned-answers-part';
import { ContactItem } from './contact-item';
import { ScreenHeader } from './screen-header';

/** The queues of messages to the agency, of readers' reports of items and of requests over personal data, and ready answers. */
export async function ContactScreen({ params, path, rest: [item], row, viewer }: ScreenProps) {
  const choice = readContactChoice(params);
  if (item !== undefined) return <ContactItem item={item} path={path} choice={choice} viewer={viewer} />;
  const [messages, reports, rights] = await Promise.all([
    listMessages(viewer, choice),
    listReports(viewer, choice),
    listRequests(viewer, choice),
  ]);
  const waiting = { messages: messages.counts.new, reports: reports.counts.new, rights: rights.counts.new };
  const { part } = choice;
  const { items, counts } = { messages, reports, rights, answers: messages }[part];
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        {part !== 'answers' && <ExportMenu choice={choice} />}
      </ScreenHeader>
      <ContactTabs path={path} current={part} waiting={waiting} />
      {part === 'answers' ? (
        <CannedAnswersPart path={`${path}?part=answers`} params={params} />
      ) : (
        <>
          <ContactFilters path={path} choice={choice} counts={counts} />
          <div className="my-6">
            {part === 'messages' && messages.items.length > 0 && <MessageTable path={path} messages={messages.items} />}
            {part === 'reports' && reports.items.length > 0 && <ReportTable path={path} reports={reports.items} />}
            {part === 'rights' && rights.items.length > 0 && <RightsTable path={path} requests={rights.items} />}
            {items.length === 0 && <Nothing choice={choice} />}
          </div>
          <ListFooter
            page={choice.page}
            per={choice.per}
            total={totalOf(choice, counts)}
            hrefOf={(page) => contactHref(path, choice, { page })}
            perHrefOf={(per) => contactHref(path, choice, { per })}
          />
        </>
      )}
    </>
  );
}

const totalOf = ({ status }: ContactChoice, counts: TaskCounts): number =>
  status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Why there is no row: nothing fits, or nothing has come in. */
function Nothing({ choice }: { choice: ContactChoice }) {
  const { part, search, status, whose, from, to } = choice;
  if (search || status || whose || from || to) return <EmptyState title={words['contact.noMatch'].th} />;
  if (part === 'rights') return <EmptyState title={rightsMessages['rights.empty'].th} />;
  const title = words[part === 'reports' ? 'contact.emptyReports' : 'contact.empty'].th;
  return <EmptyState title={title} text={words['contact.emptyText'].th} />;
}
