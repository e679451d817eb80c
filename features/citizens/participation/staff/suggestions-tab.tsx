import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { suggestionList } from '../../suggestions/queue.rules';
import { suggestionsMessages as words } from '../../suggestions/suggestions.messages';
import { listSuggestions } from '../../suggestions/suggestions.queries';
import { ParticipationExportMenu } from './participation-export-menu';
import { SuggestionFilters } from './suggestion-filters';
import { SuggestionTable } from './suggestion-table';

export async function SuggestionsTab({ params, path, row, viewer, tabs }: ScreenProps & { tabs: ReactNode }) {
  const choice = suggestionList.read(params);
  const { items, counts } = await listSuggestions(viewer, choice);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { status } = choice;
  const isFiltered = suggestionList.isNarrowed(choice) || status || choice.page > 1;
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        <ParticipationExportMenu query={suggestionList.toQuery(choice).toString()} />
      </ScreenHeader>
      {tabs}
      <SuggestionFilters path={path} choice={choice} counts={counts} />
      <div className="my-6">
        {items.length > 0 ? (
          <SuggestionTable path={path} suggestions={items} />
        ) : (
          <EmptyState title={words[isFiltered ? 'suggestions.noMatch' : 'suggestions.empty'].th} />
        )}
      </div>
      <ListFooter
        choice={choice}
        total={status ? counts[status] : all}
        hrefOf={(change) => suggestionList.href(path, choice, change)}
      />
    </>
  );
}
