import clsx from 'clsx';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { BrokenPictures } from '@/features/news/ui/broken-pictures';
import { searchPageMessages as words } from '../page/page.messages';
import {
  type DayErrors,
  type FilterNames,
  getChosenFields,
  type SearchChoice,
  toHiddenFields,
} from '../page/page.rules';
import type { SearchResult } from '../search.schema';
import { SearchBox } from './box/search-box';
import { ChosenFilters } from './chosen-filters';
import { SearchFilters } from './search-filters';
import { SearchHints } from './search-hints';
import { SearchResults } from './search-results';
import { SearchStart } from './search-start';
import { SearchTools } from './search-tools';

type Props = {
  title: string;
  choice: SearchChoice;
  answer: SearchResult;
  names: FilterNames;
  /** True if there is no search yet. */
  isStart: boolean;
  days: Readonly<Record<'from' | 'to', string>>;
  verdicts: DayErrors;
};

/** The search page: the search box, then the results beside their filters. */
export function SearchView({ title, choice, answer, names, isStart, days, verdicts }: Props) {
  const canNarrow = answer.total > 0 || getChosenFields(choice.filter).length > 0;
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: words['search.title'].th }]} />
      <h1 className={isStart ? 'text-2xl' : 'wrap-anywhere text-xl'}>{title}</h1>
      {isStart && <p className="mt-2 max-w-read text-ink-2">{words['search.lead'].th}</p>}
      <div className="mt-4 max-w-read">
        <SearchBox
          look="page"
          label={words['search.box'].th}
          value={choice.filter.search}
          kept={toHiddenFields(choice, ['search'])}
        />
        <SearchHints choice={choice} answer={answer} />
      </div>
      {isStart ? (
        <SearchStart choice={choice} answer={answer} />
      ) : (
        <>
          <div className="mt-4">
            <ChosenFilters choice={choice} names={names} />
          </div>
          <div className={clsx('mt-6 grid gap-6 lg:gap-12', canNarrow && 'lg:grid-cols-[16rem_minmax(0,1fr)]')}>
            {canNarrow && <SearchFilters choice={choice} answer={answer} days={days} verdicts={verdicts} />}
            <div className="min-w-0">
              <SearchResults choice={choice} answer={answer} />
              <SearchTools filter={choice.filter} found={answer.total > 0} />
            </div>
          </div>
        </>
      )}
      <BrokenPictures />
    </div>
  );
}
