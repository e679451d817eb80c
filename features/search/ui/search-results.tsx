import { ListPagination } from '@/components/ui/list/list-pagination';
import { type DayErrors, type SearchChoice, searchHref } from '../page/page.rules';
import type { SearchResult } from '../search.schema';
import { formatFound } from './format-found';
import { NoResults } from './no-results';
import { ResultList, TieredResultList } from './result-list';
import { SearchFiltersButton } from './search-filters';
import { SortLinks } from './sort-links';

type Props = { choice: SearchChoice; answer: SearchResult; verdicts: DayErrors };

/** Number of results, order, items and pages; or the empty state. */
export function SearchResults({ choice, answer, verdicts }: Props) {
  const { hits, total, pages } = answer;
  if (total === 0) return <NoResults choice={choice} />;
  return (
    <section aria-labelledby="found">
      <div className="flex flex-wrap items-center border-line border-b lg:pb-1">
        <h2 id="found" className="tabular min-h-10 content-center font-normal text-ink-2 text-sm">
          {formatFound(answer)}
        </h2>
        <SearchFiltersButton choice={choice} verdicts={verdicts} inLine />
        <div className="ms-auto max-lg:hidden">
          <SortLinks choice={choice} />
        </div>
      </div>
      {answer.words.length > 0 ? <TieredResultList hits={hits} /> : <ResultList hits={hits} />}
      <div className="mt-8">
        <ListPagination page={choice.page} pages={pages} hrefOf={(page) => searchHref(choice, { page })} />
      </div>
    </section>
  );
}
