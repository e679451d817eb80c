import { searchPageMessages as words } from '../page/page.messages';
import { type SearchChoice, searchHref } from '../page/page.rules';
import type { SearchResult } from '../search.schema';

type Props = { choice: SearchChoice; answer: Pick<SearchResult, 'didYouMean' | 'terms'> };

/** Spelling suggestions, and the synonyms that were searched too. */
export function SearchHints({ choice, answer: { didYouMean, terms } }: Props) {
  const same = [...new Set(terms.flatMap(({ synonyms }) => synonyms))];
  return (
    <>
      {didYouMean.length > 0 && (
        <p className="mt-3">
          {words['search.meant'].th}{' '}
          {didYouMean.map((search, index) => (
            <span key={search}>
              {index > 0 && ' · '}
              <a
                href={searchHref(choice, { filter: { search } })}
                className="wrap-anywhere font-strong text-link underline underline-offset-4"
              >
                {search}
              </a>
            </span>
          ))}{' '}
          {words['search.meantEnd'].th}
        </p>
      )}
      {same.length > 0 && (
        <p className="wrap-anywhere mt-2 text-ink-2 text-sm">
          {words['search.same'].th.replace('{words}', () => same.join(', '))}
        </p>
      )}
    </>
  );
}
