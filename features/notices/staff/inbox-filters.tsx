import { ListSearch } from '@/components/ui/list/list-search';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { noticeInboxMessages as words } from '../inbox/inbox.messages';
import { type InboxChoice, inboxList } from '../inbox/inbox.rules';
import { type InboxTab, inboxTabs } from '../inbox/inbox.schema';

type Props = { path: string; choice: InboxChoice; counts: Readonly<Record<InboxTab, number>> };

/** Search, and a tab for each filter with its count. */
export function InboxFilters({ path, choice, counts }: Props) {
  return (
    <>
      <ListSearch
        path={path}
        label={words['noticeInbox.search']}
        search={choice.search}
        hiddenFields={inboxList.toHiddenFields(choice)}
        clearHref={choice.search ? inboxList.href(path, choice, { search: '' }) : undefined}
      />
      <ListTabs
        label={words['noticeInbox.tabs']}
        tabs={inboxTabs.map((tab) => ({
          key: tab,
          label: words[`noticeInbox.tab.${tab}`],
          href: inboxList.href(path, choice, { tab }),
          count: counts[tab],
          current: choice.tab === tab,
        }))}
      />
    </>
  );
}
