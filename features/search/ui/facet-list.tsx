import { Icon } from '@/components/ui/icon';
import { findTextLanguage, say } from '@/lib/messages/language';
import { formatNumber, formatYear } from '@/lib/time/format';
import { searchPageMessages as words } from '../page/page.messages';
import { type FacetKey, facetHref, type SearchChoice } from '../page/page.rules';
import type { FacetValue } from '../search.schema';

/** Number of values shown at first; the others are behind "more". */
const SHOWN = 6;

type Props = { facet: FacetKey; values: readonly FacetValue[]; choice: SearchChoice; partial: boolean };

/** A facet: a link for each value with its number of results. */
export function FacetList({ facet, values, choice, partial }: Props) {
  if (values.length === 0) return null;
  const [shown, more] = [values.slice(0, SHOWN), values.slice(SHOWN)];
  const rows = (some: readonly FacetValue[]) =>
    some.map((value) => <Row key={value.id} facet={facet} value={value} choice={choice} partial={partial} />);
  return (
    <div>
      <h3 id={`facet-${facet}`} className="border-line border-b pb-1 text-sm">
        {say(words[`search.facet.${facet}`])}
      </h3>
      <ul aria-labelledby={`facet-${facet}`} className="mt-1">
        {rows(shown)}
      </ul>
      {more.length > 0 && (
        <details>
          <summary className="inline-flex min-h-10 items-center rounded-sm px-2 font-normal text-link text-sm hover:underline [[open]>&]:hidden">
            {say(words['search.more']).replace('{count}', formatNumber(more.length))}
          </summary>
          <ul>{rows(more)}</ul>
        </details>
      )}
    </div>
  );
}

function Row({ facet, value, choice, partial }: Omit<Props, 'values'> & { value: FacetValue }) {
  const { href, chosen } = facetHref(choice, facet, value.id);
  const count = say(words[partial ? 'search.countMore' : 'search.count']).replace('{count}', formatNumber(value.count));
  return (
    <li>
      <a
        href={href}
        rel="nofollow"
        aria-current={chosen ? 'true' : undefined}
        className="group flex min-h-10 items-center gap-2 rounded-sm px-2 py-1 font-normal text-ink-2 text-sm hover:bg-sunken hover:text-ink aria-[current]:font-strong aria-[current]:text-link"
      >
        {chosen && <Icon name="check" className="size-4 shrink-0" />}
        <span lang={findTextLanguage(value.name)} className="min-w-0 grow">
          {facet === 'year' ? formatYear(value.id) : value.name}
        </span>
        <span aria-hidden="true" className="tabular font-normal text-ink-3 text-xs">
          {formatNumber(value.count)}
          {partial && '+'}
        </span>
        <span className="sr-only">({count})</span>
        {chosen && <Icon name="x" className="size-4 shrink-0 text-ink-3" />}
      </a>
    </li>
  );
}
