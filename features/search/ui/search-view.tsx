import clsx from 'clsx';
import { ChipLink } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import type { NewsFilter } from '@/features/news/filter/filter.schema';
import { AlertLink } from '@/features/news/ui/alert-link';
import { FeedLinks } from '@/features/news/ui/feed-links';
import { say } from '@/lib/messages/language';
import { hasPage } from '@/lib/public-pages/english';
import { searchPageMessages as words } from '../page/page.messages';
import {
  type DayErrors,
  type FilterNames,
  filterHref,
  getChosenFields,
  type SearchChoice,
  toHiddenFields,
  toShownChoice,
} from '../page/page.rules';
import type { SearchResult } from '../search.schema';
import { SearchBox } from './box/search-box';
import { ChosenFilters } from './chosen-filters';
import { SearchFilters, SearchFiltersButton } from './search-filters';
import { SearchHints } from './search-hints';
import { SearchResults } from './search-results';
import { SearchStart } from './search-start';

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
  const shown = toShownChoice(choice, answer.corrected);
  // Files, feeds and alerts hold items with all of the words.
  const isPrecise = answer.total > 0 && (!answer.isMiss || answer.corrected !== undefined);
  const canNarrow = answer.total > 0 || getChosenFields(choice.filter).length > 0;
  return (
    <div className="page pt-3 pb-16 md:pt-6">
      <Breadcrumbs items={[{ label: say(words['search.title']) }]} />
      <h1 className={isStart ? 'text-2xl' : 'wrap-anywhere text-xl'}>{title}</h1>
      {isStart && <p className="mt-2 max-w-read text-ink-2 max-sm:hidden">{say(words['search.lead'])}</p>}
      <div className="mt-4 max-w-read">
        <SearchBox
          look="page"
          label={say(words['search.box'])}
          value={choice.filter.search}
          kept={toHiddenFields(choice, ['search', 'exact'])}
        />
        <SearchHints choice={choice} answer={answer} />
      </div>
      {isStart ? (
        <SearchStart choice={choice} answer={answer} />
      ) : (
        <>
          <div className="mt-2 lg:mt-4">
            <ChosenFilters choice={shown} names={names} />
          </div>
          <div className={clsx('mt-2 grid gap-6 lg:mt-6 lg:gap-12', canNarrow && 'lg:grid-cols-[16rem_minmax(0,1fr)]')}>
            {canNarrow && <SearchFilters choice={shown} answer={answer} days={days} verdicts={verdicts} />}
            <div className="min-w-0">
              {canNarrow && answer.total === 0 && <SearchFiltersButton choice={shown} verdicts={verdicts} />}
              <SearchResults choice={shown} answer={answer} verdicts={verdicts} />
              <SearchTools filter={shown.filter} found={isPrecise} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/** Links to subscribe to a search by mail or feed, and to export its results. */
function SearchTools({ filter, found }: { filter: NewsFilter; found: boolean }) {
  return (
    <section aria-labelledby="follow" className="mt-10 border-line border-t pt-6">
      <h2 id="follow" className="text-lg">
        {say(words['search.follow'])}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {hasPage('/alerts/') && <AlertLink filter={filter} />}
        <FeedLinks filter={filter} />
        {found && hasPage('/document/export_news/') && (
          <ChipLink href={filterHref('/document/export_news/', filter)} rel="nofollow">
            <Icon name="download" className="size-4" />
            {say(words['search.export'])}
          </ChipLink>
        )}
      </div>
    </section>
  );
}
