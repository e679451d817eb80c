import { ListSearch } from '@/components/ui/list/list-search';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { mailMessages } from '@/lib/mail/messages';
import { type MailChoice, mailList } from '@/lib/mail/rules';
import { type MailCounts, mailStatuses } from '@/lib/mail/schema';

type Props = { path: string; choice: MailChoice; counts: MailCounts };

/** Search by recipient, and a tab with a count for each status. */
export function MailFilters({ path, choice, counts }: Props) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <ListSearch
        path={path}
        label={mailMessages['mail.search']}
        search={choice.search}
        hiddenFields={mailList.toHiddenFields(choice)}
        clearHref={choice.search ? mailList.href(path, choice, { search: '' }) : undefined}
      />
      <ListTabs
        label={mailMessages['mail.filter']}
        tabs={[undefined, ...mailStatuses].map((status) => ({
          key: status ?? 'all',
          label: status ? mailMessages[`mail.status.${status}`] : mailMessages['mail.all'],
          href: mailList.href(path, choice, { status }),
          count: status ? counts[status] : all,
          current: choice.status === status,
        }))}
      />
    </>
  );
}
