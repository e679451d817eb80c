import clsx from 'clsx';
import { Kicker } from '@/components/ui/badge';
import { newsHref } from '../news.rules';
import type { NewsCard } from '../news.schema';
import { Cover } from './cover';
import { Headline } from './headline';
import { NewsAuthor, NewsDate, ReadCount } from './news-meta';

type Props = { card: NewsCard; level?: 2 | 3; kicker?: boolean; author?: boolean; className?: string };

/** An item as a row: a small picture, its category, headline and meta line. */
export function NewsRow({ card, level = 3, kicker = false, author = false, className }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article
      className={clsx(
        'relative grid grid-cols-[7rem_minmax(0,1fr)] gap-4 sm:grid-cols-[8.25rem_minmax(0,1fr)]',
        className,
      )}
    >
      <Cover card={card} sizes="(min-width: 600px) 132px, 112px" small="always" className="self-start" />
      <div className="min-w-0">
        {kicker && <Kicker>{card.category.name}</Kicker>}
        <Heading className="mt-1 text-sm sm:text-base">
          <a href={newsHref(card)} className="transition-colors after:absolute after:inset-0 hover:text-link">
            <Headline lines={3}>{card.topic}</Headline>
          </a>
        </Heading>
        <p className="tabular mt-1.5 flex flex-wrap items-center gap-x-3 overflow-hidden font-normal text-ink-3 text-xs">
          <NewsDate at={card.publishedAt} />
          {author && (
            <span className="flex min-w-0 max-w-max grow basis-24 max-sm:hidden">
              <NewsAuthor author={card.author} />
            </span>
          )}
          <ReadCount reads={card.reads} />
        </p>
      </div>
    </article>
  );
}
