import { Kicker } from '@/components/ui/badge';
import { newsHref } from '@/features/news/news.rules';
import type { NewsCard } from '@/features/news/news.schema';
import { Cover } from '@/features/news/ui/cover';
import { Headline } from '@/features/news/ui/headline';
import { NewsAuthor, NewsDate, ReadCount } from '@/features/news/ui/news-meta';

type Item = Pick<NewsCard, 'id' | 'section' | 'topic' | 'category' | 'cover' | 'drawn' | 'publishedAt' | 'reads'> & {
  organisation: string;
};

/** An item of the feed: picture, category, headline, organisation, date and reads. */
export function PublishedRow({ item }: { item: Item }) {
  return (
    <article className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 px-4 py-4 hover:bg-sunken/50 sm:grid-cols-[8.25rem_minmax(0,1fr)]">
      <Cover card={item} sizes="(min-width: 600px) 132px, 104px" small="always" className="self-start" />
      <div className="min-w-0">
        <Kicker>{item.category.name}</Kicker>
        <h2 className="mt-1 text-base">
          <a href={newsHref(item)} className="transition-colors after:absolute after:inset-0 hover:text-link">
            <Headline lines={3}>{item.topic}</Headline>
          </a>
        </h2>
        <div className="tabular mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 font-normal text-ink-2 text-xs">
          <span className="flex min-w-0 max-w-full">
            <NewsAuthor author={item.organisation} />
          </span>
          <NewsDate at={item.publishedAt} />
          <ReadCount reads={item.reads} />
        </div>
      </div>
    </article>
  );
}
