import { Kicker } from '@/components/ui/badge';
import { newsHref } from '@/features/news/news.rules';
import { Cover } from '@/features/news/ui/cover';
import { NewsAuthor, NewsDate, ReadCount } from '@/features/news/ui/news-meta';
import type { SearchHit } from '../search.schema';
import { HighlightedText } from './highlighted-text';

/** A result: its headline and best passage with the hits marked. */
export function ResultRow({ hit: { card, headline, passage } }: { hit: SearchHit }) {
  return (
    <article className="relative grid grid-cols-[minmax(0,1fr)_6rem] gap-x-4 border-line border-b py-5 sm:grid-cols-[minmax(0,1fr)_10rem] sm:gap-x-6">
      <div className="min-w-0">
        <Kicker>{card.category.name}</Kicker>
        <h3 className="wrap-anywhere mt-1 text-base sm:text-lg">
          <a href={newsHref(card)} className="transition-colors after:absolute after:inset-0 hover:text-link">
            <HighlightedText segments={headline} />
          </a>
        </h3>
      </div>
      <Cover
        card={card}
        sizes="(min-width: 600px) 160px, 96px"
        small="always"
        className="col-start-2 row-start-1 self-start sm:row-span-2"
      />
      <div className="min-w-0 max-sm:col-span-2">
        {passage.length > 0 && (
          <p className="wrap-anywhere mt-1 three-lines text-ink-2 text-sm">
            <HighlightedText segments={passage} />
          </p>
        )}
        <p className="tabular mt-1.5 flex items-center gap-x-4 overflow-hidden font-normal text-ink-3 text-xs">
          <NewsDate at={card.publishedAt} />
          <ReadCount reads={card.reads} />
          <span className="flex min-w-0">
            <NewsAuthor author={card.author} />
          </span>
        </p>
      </div>
    </article>
  );
}
