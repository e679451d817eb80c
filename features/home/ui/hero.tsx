import clsx from 'clsx';
import { Kicker } from '@/components/ui/badge';
import { LineText } from '@/components/ui/line-text/line-text';
import { StaticHtml } from '@/components/ui/static-html/static-html';
import { newsMessages } from '@/features/news/news.messages';
import { newsHref } from '@/features/news/news.rules';
import type { NewsCard } from '@/features/news/news.schema';
import { Cover } from '@/features/news/ui/cover';
import { Headline } from '@/features/news/ui/headline';
import { NewsAuthor, NewsDate, ReadCount } from '@/features/news/ui/news-meta';
import { NewsRow } from '@/features/news/ui/news-row';
import { say } from '@/lib/messages/language';
import { getCardColumns } from './columns';

/** Up to this number of items stand side by side, as rows would not fill the column beside a lead. */
const SIDE_BY_SIDE = 3;

/**
 * The agency's main news: one lead item, the others beside it in rows that share its height; a few items stand side by
 * side, a single one beside its own picture. Renders nothing without items.
 */
export function Hero({ items }: { items: readonly NewsCard[] }) {
  const [lead, ...rest] = items;
  if (!lead) return null;
  return (
    <section aria-label={say(newsMessages['news.main'])} className="page py-6 md:py-8">
      {items.length <= SIDE_BY_SIDE ? (
        <div className={clsx('grid grid-cols-1 gap-8', getCardColumns(items.length))}>
          {items.map((card, index) => (
            <Lead key={card.id} card={card} first={index === 0} wide={rest.length === 0} />
          ))}
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
          <Lead card={lead} first />
          <StaticHtml className="grid grid-cols-1 divide-y divide-line lg:auto-rows-fr">
            {rest.map((card) => (
              <NewsRow
                key={card.id}
                card={card}
                level={2}
                kicker
                author
                className="py-3 first:pt-0 last:pb-0 sm:py-5"
              />
            ))}
          </StaticHtml>
        </div>
      )}
    </section>
  );
}

type LeadProps = { card: NewsCard; first: boolean; wide?: boolean };

/** Item with a large picture above its words, or beside them if it is `wide`. Phones show no excerpt. */
function Lead({ card, first, wide = false }: LeadProps) {
  return (
    <article className={clsx('relative', wide && 'lg:grid lg:grid-cols-2 lg:items-center lg:gap-8')}>
      <Cover card={card} shape="lead" sizes="(min-width: 1248px) 744px, (min-width: 960px) 61vw, 94vw" first={first} />
      <div className={clsx('mt-4 md:mt-5', wide && 'lg:mt-0')}>
        <Kicker>{say(newsMessages['news.main'])}</Kicker>
        <h2 className="mt-2 text-2xl">
          <a href={newsHref(card)} className="transition-colors after:absolute after:inset-0 hover:text-link">
            <Headline>{card.topic}</Headline>
          </a>
        </h2>
        <p className="mt-2 three-lines max-w-read text-ink-2 max-sm:hidden">
          <LineText>{card.excerpt}</LineText>
        </p>
        <p className="tabular mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 font-normal text-ink-3 text-xs">
          <NewsDate at={card.publishedAt} />
          <NewsAuthor author={card.author} />
          <ReadCount reads={card.reads} />
        </p>
      </div>
    </article>
  );
}
