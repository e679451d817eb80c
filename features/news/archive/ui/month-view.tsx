import { Icon } from '@/components/ui/icon';
import { ListPagination } from '@/components/ui/list/list-pagination';
import { getPageCount } from '@/lib/list/list';
import { say } from '@/lib/messages/language';
import { formatNumber, formatYear } from '@/lib/time/format';
import { NewsCard } from '../../ui/news-card';
import { archiveMessages as words } from '../archive.messages';
import { archiveHref, formatMonthName } from '../archive.rules';
import { type ArchivePage, MONTH_PAGE_SIZE, type Month } from '../archive.schema';

const SIZES = '(min-width: 1200px) 384px, (min-width: 960px) 31vw, (min-width: 600px) 46vw, 112px';

type Props = { shown: Extract<ArchivePage, { kind: 'month' }> };

/** Paginated items of a month, with links to the neighbouring months. */
export function MonthView({ shown: { month, category, page, items, total, earlier, later } }: Props) {
  const categoryId = category?.id;
  return (
    <>
      <p className="tabular mb-4 border-line border-b pb-2 lg:mb-6 font-normal text-ink-2 text-sm">
        {say(words['archive.count']).replace('{n}', formatNumber(total))}
      </p>
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        {items.map((card, index) => (
          <NewsCard key={card.id} card={card} level={2} sizes={SIZES} first={index === 0} rowOnPhone="actions" />
        ))}
      </div>
      <div className="mt-10">
        <ListPagination
          page={page}
          pages={getPageCount(total, MONTH_PAGE_SIZE)}
          hrefOf={(to) => archiveHref(month, categoryId, to)}
          label={say(words['archive.pages'])}
        />
      </div>
      <nav
        aria-label={say(words['archive.around'])}
        className="mt-10 flex flex-wrap justify-between gap-4 border-line border-t pt-5"
      >
        {earlier ? <NeighbourMonth month={earlier} categoryId={categoryId} rel="prev" /> : <span />}
        {later && <NeighbourMonth month={later} categoryId={categoryId} rel="next" />}
      </nav>
    </>
  );
}

const directions = {
  prev: { icon: 'arrow-left', name: words['archive.earlier'], side: '' },
  next: { icon: 'arrow-right', name: words['archive.later'], side: 'flex-row-reverse text-end' },
} as const;

function NeighbourMonth({
  month,
  categoryId,
  rel,
}: {
  month: Month;
  categoryId: number | undefined;
  rel: keyof typeof directions;
}) {
  const { icon, name, side } = directions[rel];
  return (
    <a
      href={archiveHref(month, categoryId)}
      rel={rel}
      className={`inline-flex min-h-11 items-center gap-2 font-normal hover:text-link ${side}`}
    >
      <Icon name={icon} className="size-4" />
      <span>
        <span className="block text-ink-3 text-xs">{say(name)}</span>
        {formatMonthName(month.month)} {formatYear(month.year)}
      </span>
    </a>
  );
}
