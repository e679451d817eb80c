import type { Prisma } from '@/lib/db/db';
import { filtersFor } from '@/lib/list/filters';
import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { always, paging, search, tabOf } from '@/lib/list/params';
import { taskFilters } from '../contact/contact.rules';
import { taskStatuses } from '../contact/tasks.schema';
import { suggestionsMessages as words } from './suggestions.messages';
import { suggestionKinds } from './suggestions.schema';

const { selectOf } = filtersFor<Prisma.SuggestionWhereInput>();

/** The queue's address; not in `suggestions.rules.ts`, which browsers load. */
export const suggestionList = listParams({
  part: always('suggestions'),
  ...search,
  status: tabOf(taskStatuses),
  kind: selectOf(suggestionKinds, {
    label: words['suggestions.kind'].th,
    all: words['suggestions.kind.all'].th,
    toLabel: (kind) => words[`suggestions.kind.${kind}`].th,
    where: (kind) => ({ kind }),
  }),
  ...taskFilters,
  ...paging(['created'], 24),
});
export type SuggestionChoice = ChoiceOf<typeof suggestionList>;
