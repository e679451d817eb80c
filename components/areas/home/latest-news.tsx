import { SectionHeading } from '@/components/ui/section-heading';
import { newsHref } from '@/features/news/news.rules';
import { Headline } from '@/features/news/ui/headline';
import { NewsDate, ReadCount } from '@/features/news/ui/news-meta';
import { areasMessages as words } from '@/lib/areas/messages';
import type { Published } from './home.schema';

const HEADING_ID = 'latest-news';
const titles = { all: 'areas.latest', own: 'areas.latestOwn', self: 'areas.latestMine' } as const;

type Props = { items: Published[]; whose: keyof typeof titles };

/** The newest public items, with their reads; renders nothing if there are none. */
export function LatestNews({ items, whose }: Props) {
  if (items.length === 0) return null;
  const more = { href: '/news_group/', text: words['areas.latestAll'] };
  return (
    <section aria-labelledby={HEADING_ID} className="mb-9">
      <SectionHeading id={HEADING_ID} size="lg" more={whose === 'all' ? more : undefined}>
        {words[titles[whose]]}
      </SectionHeading>
      <ul className="-mt-2 border-line border-t">
        {items.map((item) => (
          <li key={item.id} className="border-line border-b">
            <a href={newsHref(item)} className="group block py-3">
              <span className="block font-strong text-sm transition-colors group-hover:text-link">
                <Headline lines={2}>{item.topic}</Headline>
              </span>
              <span className="tabular mt-1 flex items-center gap-x-4 font-normal text-ink-3 text-xs">
                <span className="min-w-0 max-w-60 truncate">{item.category.name}</span>
                <NewsDate at={item.publishedAt} />
                <ReadCount reads={item.reads} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
