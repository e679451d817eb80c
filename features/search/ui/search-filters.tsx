import { Sheet, SheetButton, SheetDot } from '@/components/ui/sheet/sheet';
import { say } from '@/lib/messages/language';
import { formatNumber } from '@/lib/time/format';
import { searchPageMessages as words } from '../page/page.messages';
import { type DayErrors, getChosenFields, type SearchChoice } from '../page/page.rules';
import type { SearchResult } from '../search.schema';
import { DayRange } from './day-range';
import { FacetList } from './facet-list';
import { SortLinks } from './sort-links';

/** Id of the sheet that holds order and filters in small windows. */
const FILTER_SHEET = 'search-filters';

const facetLists = [
  ['category', 'categories'],
  ['organisation', 'organisations'],
  ['province', 'provinces'],
  ['year', 'years'],
] as const;

type Props = {
  choice: SearchChoice;
  answer: Pick<SearchResult, 'facets' | 'facetsPartial' | 'total'>;
  days: Readonly<Record<'from' | 'to', string>>;
  verdicts: DayErrors;
};

/** Facets and days: beside the results; in small windows a sheet, which also has the orders. */
export function SearchFilters({ choice, answer, days, verdicts }: Props) {
  return (
    <Sheet id={FILTER_SHEET} title={say(words['search.narrow'])} inPlace={hasWrongDay(verdicts)}>
      <h2 className="mb-4 text-lg max-lg:sr-only">{say(words['search.filters'])}</h2>
      <div className="grid gap-6">
        {answer.total > 0 && (
          <div className="lg:hidden">
            <SortLinks choice={choice} />
          </div>
        )}
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
    </Sheet>
  );
}

const hasWrongDay = ({ from, to }: DayErrors): boolean => from !== undefined || to !== undefined;

type ButtonProps = Pick<Props, 'choice' | 'verdicts'> & {
  /** True if the button continues a line of text. */
  inLine?: boolean;
};

/**
 * Button that opens the filters in small windows, with the number of those that are set; nothing if they stand above
 * the results, with a day that was refused.
 */
export function SearchFiltersButton({ choice, verdicts, inLine }: ButtonProps) {
  if (hasWrongDay(verdicts)) return null;
  const chosen = getChosenFields(choice.filter).length;
  return (
    <>
      {inLine && <SheetDot />}
      <SheetButton sheet={FILTER_SHEET}>
        {say(words['search.narrow'])}
        {chosen > 0 && ` (${formatNumber(chosen)})`}
      </SheetButton>
    </>
  );
}
