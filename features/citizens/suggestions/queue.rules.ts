import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { always, day, filterOf, paging, search, tabOf } from '@/lib/list/params';
import { taskStatuses } from '../contact/contact.schema';
import { suggestionKinds } from './suggestions.schema';

export const suggestionAssigneeFilters = ['mine', 'nobody'] as const;

/** The queue's address; not in `suggestions.rules.ts`, which browsers load. */
export const suggestionList = listParams({
  part: always('suggestions'),
  ...search,
  status: tabOf(taskStatuses),
  kind: filterOf(suggestionKinds),
  whose: filterOf(suggestionAssigneeFilters),
  from: day,
  to: day,
  ...paging(['created'], 24),
});
export type SuggestionChoice = ChoiceOf<typeof suggestionList>;
