import { ListPagination } from '@/components/ui/list/list-pagination';
import { formatNumber } from '@/lib/time/format';
import { searchPageMessages as words } from '../page/page.messages';
import { type SearchChoice, searchHref } from '../page/page.rules';
import type { SearchResult } from '../search.schema';
import { NoResults } from './no-results';
import { ResultList, TieredResultList } from './result-list';
import { SortLinks } from './sort-links';

type Props = { choice: SearchChoice; answer: SearchResult };

/** Number of results, order, items and pages; or the empty state. */
export function SearchResults({ choice, answer }: Props) {
  const { hits, total, pages } = answer;
  if (total === 0) return <NoResults choice={choice} />;
  return (
    <section aria-labelledby="found">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-line border-b pb-1">
        <h2 id="found" className="tabular min-h-10 content-center font-normal text-ink-2 text-sm">
          {formatFound(answer)}
        </h2>
        <SortLinks choice={choice} />
      </div>
      {answer.words.length > 0 ? <TieredResultList hits={hits} /> : <ResultList hits={hits} />}
      <div className="mt-8">
        <ListPagination page={choice.page} pages={pages} hrefOf={(page) => searchHref(choice, { page })} />
      </div>
    </section>
  );
}

function formatFound({ total, more, page, pages }: SearchResult): string {
  const found = words[more ? 'search.foundMany' : 'search.found'].th.replace('{total}', formatNumber(total));
  if (pages <= 1) return found;
  const place = more ? words['search.pageOnly'].th : words['search.page'].th;
  return `${found} · ${place.replace('{page}', formatNumber(page)).replace('{pages}', formatNumber(pages))}`;
}
