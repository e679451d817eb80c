import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { SheetsMenu } from '@/components/ui/list/files-menu';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { alertsMessages } from '@/features/alerts/alerts.messages';
import { countAlerts } from '@/features/alerts/alerts.queries';
import type { ScreenProps } from '@/lib/areas/schema';
import type { Viewer } from '@/lib/auth/viewer';
import { sheetMessages } from '@/lib/files/sheet-messages';
import { mailMessages } from '@/lib/mail/messages';
import { canReadMails, findMail, findOwnAddress, listMails } from '@/lib/mail/queries';
import { type MailChoice, mailList, readMailId } from '@/lib/mail/rules';
import { mailStatuses } from '@/lib/mail/schema';
import { formatNumber } from '@/lib/time/format';
import { MailDetailView } from './mail-detail';
import { MailTable } from './mail-table';
import { TestMailForm } from './test-mail-form';

/** Outbox screen: mails by status, or one mail by `?mail=<id>`. */
export async function MailScreen({ params, path, viewer }: Pick<ScreenProps, 'params' | 'path' | 'viewer'>) {
  const choice = mailList.read(params);
  const id = readMailId(params);
  return (
    <>
      <ScreenHeader title={mailMessages['mail.title']} lead={mailMessages['mail.lead']}>
        {id === undefined && (
          <SheetsMenu label={sheetMessages['sheet.menu']} href={`/api/v1/outbox/export?${mailList.toQuery(choice)}`} />
        )}
      </ScreenHeader>
      {id === undefined ? (
        <MailList choice={choice} path={path} viewer={viewer} />
      ) : (
        <MailDetailScreen id={id} back={mailList.href(path, choice, { page: choice.page })} />
      )}
    </>
  );
}

async function MailList({ choice, path, viewer }: { choice: MailChoice; path: string; viewer: Viewer }) {
  const { items, total, counts } = await listMails(choice);
  const alerts = await countAlerts();
  return (
    <>
      {canReadMails() ? (
        <div className="mb-6">
          <Alert>{mailMessages['mail.toFiles']}</Alert>
        </div>
      ) : (
        <TestMailForm address={await findOwnAddress(viewer)} />
      )}
      <p className="mb-4 text-ink-2 text-sm">
        {alertsMessages['alerts.count'].replace(/\{(now|daily|weekly)\}/g, (_, name: keyof typeof alerts) =>
          formatNumber(alerts[name]),
        )}
      </p>
      <ListFilters list={mailList} path={path} choice={choice} label={mailMessages['mail.search']} />
      <ListTabs
        label={mailMessages['mail.filter']}
        tabs={[undefined, ...mailStatuses].map((status) => ({
          key: status ?? 'all',
          label: status ? mailMessages[`mail.status.${status}`] : mailMessages['mail.all'],
          href: mailList.href(path, choice, { status }),
          count: status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0),
          current: choice.status === status,
        }))}
      />
      <div className="my-6">
        {items.length > 0 ? (
          <MailTable mails={items} hrefOf={({ id }) => mailList.href(path, choice, { mail: id })} />
        ) : (
          <EmptyState title={mailMessages[choice.search ? 'mail.noMatch' : 'mail.empty']} />
        )}
      </div>
      <ListFooter choice={choice} total={total} hrefOf={(change) => mailList.href(path, choice, change)} fixedSize />
    </>
  );
}

async function MailDetailScreen({ id, back }: { id: number; back: string }) {
  const mail = await findMail(id);
  if (mail) return <MailDetailView mail={mail} back={back} />;
  return <MissingEntry title={mailMessages['mail.notFound']} />;
}
