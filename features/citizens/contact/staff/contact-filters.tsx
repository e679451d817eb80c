import { DayFilter } from '@/components/ui/list/day-filter';
import { FilterSelect } from '@/components/ui/list/filter-select';
import { ListSearch } from '@/components/ui/list/list-search';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { contactMessages as words } from '../contact.messages';
import { type ContactChoice, contactList, taskAssigneeFilters } from '../contact.rules';
import { type TaskCounts, taskStatuses } from '../contact.schema';

type Props = { path: string; choice: ContactChoice; counts: TaskCounts };

/** Search, assignee and days, and a tab for each status with its count. */
export function ContactFilters({ path, choice, counts }: Props) {
  const { part, search, status, whose, from, to } = choice;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <ListSearch
        path={path}
        label={words[part === 'reports' ? 'contact.searchReports' : 'contact.searchMessages']}
        search={search}
        hiddenFields={contactList.toHiddenFields(choice, ['dir', 'per'])}
        clearHref={contactList.isNarrowed(choice) ? contactList.href(path, choice, contactList.cleared) : undefined}
      >
        <FilterSelect
          name="whose"
          label={words['contact.whose']}
          all={words['contact.whose.all']}
          value={whose}
          choices={taskAssigneeFilters.map((one) => ({ value: one, label: words[`contact.whose.${one}`] }))}
        />
        <DayFilter name="from" label={words['contact.from']} value={from} />
        <DayFilter name="to" label={words['contact.to']} value={to} />
      </ListSearch>
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
