import { LinkButton } from '@/components/ui/button';
import { ChipLink } from '@/components/ui/chip';
import { Name } from '@/components/ui/line-text/name';
import { SectionHeading } from '@/components/ui/section-heading';
import { Sheet, SheetButton } from '@/components/ui/sheet/sheet';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { formatNumber } from '@/lib/time/format';
import { searchPageMessages as words } from '../page/page.messages';
import { facetHref, type SearchChoice } from '../page/page.rules';
import type { SearchResult } from '../search.schema';
import { ResultList } from './result-list';

/** Id of the sheet that holds the categories in small windows. */
const BROWSE_SHEET = 'search-browse';

/** Start page of the search: the categories, a sheet in small windows, and the newest items. */
export function SearchStart({ choice, answer }: { choice: SearchChoice; answer: SearchResult }) {
  const { categories } = answer.facets;
  return (
    <>
      {categories.length > 0 && (
        <Sheet id={BROWSE_SHEET} title={say(words['search.browse'])}>
          <div className="mt-10 max-lg:hidden">
            <SectionHeading>{say(words['search.browse'])}</SectionHeading>
          </div>
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ id, name, count }) => (
              <li key={id} className="max-w-full">
                <ChipLink href={facetHref(choice, 'category', id).href}>
                  <Name>{name}</Name>
                  {!answer.facetsPartial && <span className="tabular text-ink-3 text-xs">{formatNumber(count)}</span>}
                </ChipLink>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      <section aria-labelledby="latest" className="mt-2 lg:mt-10">
        {categories.length > 0 && <SheetButton sheet={BROWSE_SHEET}>{say(words['search.browse'])}</SheetButton>}
        <SectionHeading id="latest">{say(words['search.latest'])}</SectionHeading>
        <ResultList hits={answer.hits} />
        <p className="mt-6">
          <LinkButton href={localHref('/news_group/')}>{say(words['search.allNews'])}</LinkButton>
        </p>
      </section>
    </>
  );
}
