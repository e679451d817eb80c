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

/** The agency's main news: one lead item, the others beside it. Renders nothing without items. */
export function Hero({ items }: { items: readonly NewsCard[] }) {
  const [lead, ...rest] = items;
  if (!lead) return null;
  return (
    <section aria-label={newsMessages['news.main'].th} className="page py-8">
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <Lead card={lead} />
        <StaticHtml className="grid grid-cols-1 content-start divide-y divide-line">
          {rest.map((card) => (
            <NewsRow key={card.id} card={card} level={2} kicker author className="py-5 first:pt-0 last:pb-0" />
          ))}
        </StaticHtml>
      </div>
    </section>
  );
}

function Lead({ card }: { card: NewsCard }) {
  return (
    <article className="relative">
      <Cover card={card} shape="lead" sizes="(min-width: 1248px) 744px, (min-width: 960px) 61vw, 94vw" first />
      <div className="mt-5">
        <Kicker>{newsMessages['news.main'].th}</Kicker>
      </div>
      <h2 className="mt-2 text-2xl">
        <a href={newsHref(card)} className="transition-colors after:absolute after:inset-0 hover:text-link">
          <Headline>{card.topic}</Headline>
        </a>
      </h2>
      <p className="mt-2 three-lines max-w-read text-ink-2">
        <LineText>{card.excerpt}</LineText>
      </p>
      <p className="tabular mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 font-normal text-ink-3 text-xs">
        <NewsDate at={card.publishedAt} />
        <NewsAuthor author={card.author} />
        <ReadCount reads={card.reads} />
      </p>
    </article>
  );
}
