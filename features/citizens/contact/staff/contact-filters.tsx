import { ListFilters } from '@/components/ui/list/list-filters';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { contactMessages as words } from '../contact.messages';
import { type ContactChoice, contactList } from '../contact.rules';
import { type TaskCounts, taskStatuses } from '../tasks.schema';

type Props = { path: string; choice: ContactChoice; counts: TaskCounts };

/** Search, assignee and days, and a tab for each status with its count. */
export function ContactFilters({ path, choice, counts }: Props) {
  const { part, status } = choice;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <ListFilters
        list={contactList}
        path={path}
        choice={choice}
        label={words[part === 'reports' ? 'contact.searchReports' : 'contact.searchMessages']}
        drops={['dir', 'per']}
      />
      <ListTabs
        label={words['contact.statuses']}
        tabs={[undefined, ...taskStatuses].map((one) => ({
          key: one ?? 'all',
          label: words[`contact.status.${one ?? 'all'}`],
          href: contactList.href(path, choice, { status: one }),
          count: one ? counts[one] : all,
          current: status === one,
        }))}
      />
    </>
  );
}
