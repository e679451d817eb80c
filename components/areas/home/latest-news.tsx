import { Newspaper } from 'lucide-react';
import { newsHref } from '@/components/news/address';
import { Headline } from '@/components/news/headline';
import { NewsDate, ReadCount } from '@/components/news/news-meta';
import { EmptyState } from '@/components/ui/empty-state';
import { SectionHeading } from '@/components/ui/section-heading';
import { areasMessages } from '@/lib/areas/messages';
import type { NewsCard } from '@/lib/news/schema';

const HEADING_ID = 'latest-news';

/** The newest items that readers see; `all` where they are everybody's, not one organisation's. */
export function LatestNews({ items, all }: { items: NewsCard[]; all: boolean }) {
  const more = { href: '/news_group/', text: areasMessages['areas.latestAll'].th };
  return (
    <section aria-labelledby={HEADING_ID} className="mb-10">
      <SectionHeading id={HEADING_ID} size="lg" more={all ? more : undefined}>
        {areasMessages[all ? 'areas.latest' : 'areas.latestOwn'].th}
      </SectionHeading>
      {items.length === 0 ? (
        <EmptyState
          icon={Newspaper}
          title={areasMessages['areas.latestNone'].th}
          text={areasMessages['areas.latestNoneText'].th}
        />
      ) : (
        <ul className="border-line border-t">
          {items.map((card) => (
            <li key={card.id} className="border-line border-b">
              <a
                href={newsHref(card)}
                className="group flex flex-col gap-x-6 gap-y-1 py-3 md:flex-row md:items-baseline md:justify-between"
              >
                <span className="min-w-0 font-strong text-sm transition-colors group-hover:text-link">
                  <Headline lines={2}>{card.topic}</Headline>
                </span>
                <span className="tabular flex shrink-0 items-center gap-x-4 font-normal text-ink-3 text-xs">
                  <span className="max-w-40 truncate">{card.category.name}</span>
                  <NewsDate at={card.publishedAt} />
                  <ReadCount reads={card.reads} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
