import { Kicker } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { formatCount, formatLongDate, formatNumber } from '@/lib/time/format';
import { newsMessages } from '../../news.messages';
import { buildListHref } from '../../news.rules';
import type { NewsItem } from '../../news.schema';
import { Headline } from '../../ui/headline';

/** Breadcrumbs, headline, date, author and read count. */
export function ItemHeader({ item }: { item: NewsItem }) {
  return (
    <>
      <Breadcrumbs items={[{ label: item.category.name, href: buildListHref(item) }, { label: item.topic }]} />
      <a href={buildListHref(item)} className="inline-block hover:underline">
        <Kicker>{item.category.name}</Kicker>
      </a>
      <h1 className="mt-1 text-2xl">
        <Headline>{item.topic}</Headline>
      </h1>
      <p className="tabular mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 font-normal text-ink-3 text-xs">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="calendar-days" className="size-4" />
          <time dateTime={item.publishedAt}>{formatLongDate(new Date(item.publishedAt))}</time>
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Icon name="building-2" className="size-4" />
          <span className="sr-only">โดย</span>
          {item.authorPage === undefined ? (
            item.author
          ) : (
            <a href={`/organisations/${item.authorPage}/`} className="text-link hover:underline">
              {item.author}
            </a>
          )}
        </span>
        <span
          data-reads=""
          className="inline-flex items-center gap-1.5"
          title={newsMessages['news.reads'].th.replace('{count}', formatNumber(item.reads))}
        >
          <Icon name="eye" className="size-4" />
          <span className="sr-only">อ่าน</span> <data value={item.reads}>{formatCount(item.reads)}</data>{' '}
          <span className="sr-only">ครั้ง</span>
        </span>
      </p>
    </>
  );
}
