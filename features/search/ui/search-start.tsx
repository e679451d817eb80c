import { LinkButton } from '@/components/ui/button';
import { ChipLink } from '@/components/ui/chip';
import { SectionHeading } from '@/components/ui/section-heading';
import { formatNumber } from '@/lib/time/format';
import { searchPageMessages as words } from '../page/page.messages';
import { facetHref, type SearchChoice } from '../page/page.rules';
import type { SearchResult } from '../search.schema';
import { ResultList } from './result-list';

/** Start page of the search: the categories and the newest items. */
export function SearchStart({ choice, answer }: { choice: SearchChoice; answer: SearchResult }) {
  const { categories } = answer.facets;
  return (
    <>
      {categories.length > 0 && (
        <section aria-labelledby="browse" className="mt-10">
          <SectionHeading id="browse">{words['search.browse'].th}</SectionHeading>
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ id, name, count }) => (
              <li key={id} className="max-w-full">
                <ChipLink href={facetHref(choice, 'category', id).href}>
                  {name}
                  {!answer.facetsPartial && <span className="tabular text-ink-3 text-xs">{formatNumber(count)}</span>}
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="latest" className="mt-10">
        <SectionHeading id="latest">{words['search.latest'].th}</SectionHeading>
        <ResultList hits={answer.hits} />
        <p className="mt-6">
          <LinkButton href="/news_group/">{words['search.allNews'].th}</LinkButton>
        </p>
      </section>
    </>
  );
}
