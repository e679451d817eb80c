import type { ReactNode } from 'react';
import { ListFooter } from '@/components/list/list-footer';
import { ExportFiles } from '@/components/participation/export-files';
import { SuggestionFilters } from '@/components/participation/suggestion-filters';
import { SuggestionTable } from '@/components/participation/suggestion-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { ScreenProps } from '@/lib/areas/schema';
import { suggestionsMessages as words } from '@/lib/suggestions/messages';
import { listSuggestions } from '@/lib/suggestions/queries';
import { readSuggestionChoice, suggestionQuery, suggestionsHref } from '@/lib/suggestions/rules';
import { ScreenHeader } from './screen-header';

/** The queue of suggestions and complaints. */
export async function SuggestionsPart({ params, path, row, viewer, tabs }: ScreenProps & { tabs: ReactNode }) {
  const choice = readSuggestionChoice(params);
  const { items, counts } = await listSuggestions(viewer, choice);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { search, status, kind, whose, from, to } = choice;
  const isFiltered = search || status || kind || whose || from || to || choice.page > 1;
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        <ExportFiles query={suggestionQuery(choice).toString()} />
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
        page={choice.page}
        per={choice.per}
        total={status ? counts[status] : all}
        hrefOf={(page) => suggestionsHref(path, choice, { page })}
        perHrefOf={(per) => suggestionsHref(path, choice, { per })}
      />
    </>
  );
}
