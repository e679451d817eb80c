import { ListFilters } from '@/components/ui/list/list-filters';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { contactMessages } from '../../contact/contact.messages';
import { type TaskCounts, taskStatuses } from '../../contact/tasks.schema';
import { type SuggestionChoice, suggestionList } from '../../suggestions/queue.rules';
import { suggestionsMessages as words } from '../../suggestions/suggestions.messages';

type Props = { path: string; choice: SuggestionChoice; counts: TaskCounts };

/** Search, kind, assignee and days, and a tab for each status with its count. */
export function SuggestionFilters({ path, choice, counts }: Props) {
  const { status } = choice;
  return (
    <>
      <ListFilters
        list={suggestionList}
        path={path}
        choice={choice}
        label={words['suggestions.search'].th}
        drops={['dir', 'per']}
      />
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
