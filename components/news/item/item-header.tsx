import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Kicker } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { formatLongDate } from '@/lib/format';
import { listHrefOf } from '@/lib/news/rules';
import type { NewsItem } from '@/lib/news/schema';
import { Headline } from '../headline';
import { ReadCount } from '../news-meta';
import { ReadCounter } from './read-counter';

/** The way here, the headline, and who wrote it when. A preview counts no reading. */
export function ItemHeader({ item, counting = true }: { item: NewsItem; counting?: boolean }) {
  return (
    <header className="max-w-read">
      <Breadcrumbs items={[{ label: item.category.name, href: listHrefOf(item) }, { label: item.topic }]} />
      <a href={listHrefOf(item)} className="inline-block hover:underline">
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
        {counting ? <ReadCounter id={item.id} reads={item.reads} /> : <ReadCount reads={item.reads} />}
      </p>
    </header>
  );
}
