import { PER_PAGE } from '@/lib/list/list';
import { say } from '@/lib/messages/language';
import { formatNumber, interpolate } from '@/lib/time/format';
import { fieldMessages } from '../messages/fields/messages';
import { type CountedUpTo, formatUpTo, getKnownPages } from './counted-up-to';
import { ListPagination } from './list-pagination';

type Props = {
  /** State of the list; `per` is the number of rows per page. */
  choice: { page: number; per: number };
  total: number;
  /** Set for a total that was counted up to a limit. */
  counted?: CountedUpTo;
  /** Address of the list with another page or page size. */
  hrefOf: (change: { page?: number; per?: number }) => string;
  /** True if the page size can't be chosen. */
  fixedSize?: boolean;
};

/** Footer of a list: range and total of rows, page size, and page links. */
export function ListFooter({ choice: { page, per }, total, counted, hrefOf, fixedSize }: Props) {
  const from = (page - 1) * per + 1;
  const to = counted ? from - 1 + counted.shown : Math.min(page * per, total);
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 text-ink-2 text-sm">
      {from <= to && (
        <p className="tabular">
          {interpolate(say(fieldMessages['ui.range']), {
            from: formatNumber(from),
            to: formatNumber(to),
            total: formatUpTo(total, counted?.most),
          })}
        </p>
      )}
      {!fixedSize && total > PER_PAGE[0] && (
        <p className="flex items-center gap-1">
          {say(fieldMessages['ui.perPage'])}
          {PER_PAGE.map((size) => (
            <a
              key={size}
              href={hrefOf({ per: size })}
              aria-current={size === per ? 'true' : undefined}
              className="tabular inline-flex min-h-10 min-w-10 items-center justify-center rounded-sm text-link hover:bg-sunken aria-[current]:font-strong aria-[current]:text-ink"
            >
              {size}
            </a>
          ))}
        </p>
      )}
      <ListPagination
        page={page}
        pages={getKnownPages(total, per, page, counted)}
        hrefOf={(one) => hrefOf({ page: one })}
      />
    </div>
  );
}
