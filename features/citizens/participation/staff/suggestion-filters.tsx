import { DayFilter } from '@/components/ui/list/day-filter';
import { FilterSelect } from '@/components/ui/list/filter-select';
import { ListSearch } from '@/components/ui/list/list-search';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { contactMessages } from '../../contact/contact.messages';
import { type TaskCounts, taskStatuses } from '../../contact/contact.schema';
import { type SuggestionChoice, suggestionAssigneeFilters, suggestionList } from '../../suggestions/queue.rules';
import { suggestionsMessages as words } from '../../suggestions/suggestions.messages';
import { suggestionKinds } from '../../suggestions/suggestions.schema';

type Props = { path: string; choice: SuggestionChoice; counts: TaskCounts };

/** Search, kind, assignee and days, and a tab for each status with its count. */
export function SuggestionFilters({ path, choice, counts }: Props) {
  const { search, status, kind, whose, from, to } = choice;
  return (
    <>
      <ListSearch
        path={path}
        label={words['suggestions.search'].th}
        search={search}
        hiddenFields={suggestionList.toHiddenFields(choice, ['dir', 'per'])}
        clearHref={
          suggestionList.isNarrowed(choice) ? suggestionList.href(path, choice, suggestionList.cleared) : undefined
        }
      >
        <FilterSelect
          name="kind"
          label={words['suggestions.kind'].th}
          all={words['suggestions.kind.all'].th}
          value={kind}
          choices={suggestionKinds.map((one) => ({ value: one, label: words[`suggestions.kind.${one}`].th }))}
        />
        <FilterSelect
          name="whose"
          label={words['suggestions.whose'].th}
          all={contactMessages['contact.whose.all']}
          value={whose}
          choices={suggestionAssigneeFilters.map((one) => ({
            value: one,
            label: contactMessages[`contact.whose.${one}`],
          }))}
        />
        <DayFilter name="from" label={contactMessages['contact.from']} value={from} />
        <DayFilter name="to" label={contactMessages['contact.to']} value={to} />
      </ListSearch>
      <ListTabs
        label={words['suggestions.statuses'].th}
        tabs={[undefined, ...taskStatuses].map((one) => ({
          key: one ?? 'all',
          label: contactMessages[`contact.status.${one ?? 'all'}`],
          href: suggestionList.href(path, choice, { status: one }),
          count: one ? counts[one] : Object.values(counts).reduce((sum, count) => sum + count, 0),
          current: status === one,
        }))}
      />
    </>
  );
}
