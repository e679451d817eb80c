import { say } from '@/lib/messages/language';
import { searchPageMessages as words } from '../page/page.messages';
import { getSortsFor, type SearchChoice, searchHref } from '../page/page.rules';

/** Links to the orders of the results, the current one underlined in gold. */
export function SortLinks({ choice }: { choice: SearchChoice }) {
  return (
    <nav aria-label={say(words['search.sort'])} className="flex flex-wrap items-center gap-x-1 text-sm">
      <span aria-hidden="true" className="me-1 text-ink-3 max-sm:hidden">
        {say(words['search.sort'])}
      </span>
      {getSortsFor(choice.filter).map((sort) => (
        <a
          key={sort}
          href={searchHref(choice, { sort })}
          rel="nofollow"
          aria-current={sort === choice.sort ? 'true' : undefined}
          className="inline-flex min-h-10 items-center border-transparent border-b-2 px-2 font-normal text-ink-2 hover:text-link aria-[current]:border-gold-500 aria-[current]:font-strong aria-[current]:text-link"
        >
          {say(words[`search.sort.${sort}`])}
        </a>
      ))}
    </nav>
  );
}
