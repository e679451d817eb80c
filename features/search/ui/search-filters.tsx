import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/time/format';
import { searchPageMessages as words } from '../page/page.messages';
import { type DayErrors, getChosenFields, type SearchChoice } from '../page/page.rules';
import type { SearchResult } from '../search.schema';
import { DayRange } from './day-range';
import { FacetList } from './facet-list';

type Props = {
  choice: SearchChoice;
  answer: Pick<SearchResult, 'facets' | 'facetsPartial'>;
  days: Readonly<Record<'from' | 'to', string>>;
  verdicts: DayErrors;
};

const facetLists = [
  ['category', 'categories'],
  ['organisation', 'organisations'],
  ['province', 'provinces'],
  ['year', 'years'],
] as const;

/**
 * Facets and days: beside the results, and collapsed above them in small windows. Browsers that cannot open the details
 * element by CSS show it collapsed everywhere.
 */
export function SearchFilters({ choice, answer, days, verdicts }: Props) {
  const chosen = getChosenFields(choice.filter).length;
  return (
    <section aria-labelledby="filters">
      <h2 id="filters" className="mb-4 text-lg max-lg:sr-only">
        {words['search.filters'].th}
      </h2>
      <details
        open={verdicts.from !== undefined || verdicts.to !== undefined}
        className="group rounded-md max-lg:border max-lg:border-line max-lg:bg-surface lg:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="flex min-h-11 items-center gap-2 px-4 py-2 font-normal text-sm supports-[selector(::details-content)]:lg:hidden">
          <Icon name="sliders-horizontal" className="size-4 text-ink-3" />
          {words['search.filters'].th}
          {chosen > 0 && <span className="tabular text-ink-3">({formatNumber(chosen)})</span>}
          <Icon name="chevron-down" className="ms-auto size-4 text-ink-3 group-open:rotate-180" />
        </summary>
        <div className="grid gap-6 max-lg:border-line max-lg:border-t max-lg:p-4">
          {facetLists.map(([facet, part]) => (
            <FacetList
              key={facet}
              facet={facet}
              values={answer.facets[part]}
              choice={choice}
              partial={answer.facetsPartial}
            />
          ))}
          <DayRange choice={choice} days={days} verdicts={verdicts} />
        </div>
      </details>
    </section>
  );
}
