import clsx from 'clsx';
import { SectionHeading } from '@/components/ui/section-heading';
import { itemMessages as words } from '@/features/news/item/item.messages';
import { mostReadMessages } from '@/features/news/most-read/most-read.messages';
import { mostReadHref } from '@/features/news/most-read/most-read.rules';
import { newsHref } from '@/features/news/news.rules';
import type { NewsCard } from '@/features/news/news.schema';
import { Headline } from '@/features/news/ui/headline';
import { NewsDate } from '@/features/news/ui/news-meta';
import { say } from '@/lib/messages/language';
import { listSpanClasses, spanGridClass } from './columns';

/**
 * Items that were read most in the last seven days, but for those higher up on the page: therefore without ranks, which
 * the full list has. Phones show four.
 */
export function MostRead({ items }: { items: readonly NewsCard[] }) {
  if (items.length === 0) return null;
  const spans = listSpanClasses(items.length);
  return (
    <section aria-labelledby="most-read" className="page lazy tall-32 sm:tall-25 lg:tall-18 py-6">
      <SectionHeading
        id="most-read"
        more={{
          href: mostReadHref({ days: 7 }),
          text: say(words['item.all']),
          label: say(mostReadMessages['mostRead.title']),
        }}
      >
        {say(words['item.mostRead'])}
      </SectionHeading>
      <ul className={clsx('-mt-2 gap-x-10', spanGridClass)}>
        {items.map((card, index) => (
          <li
            key={card.id}
            className={clsx('relative border-line border-b py-3.5 max-sm:nth-[n+5]:hidden', spans[index])}
          >
            <a
              href={newsHref(card)}
              className="font-normal text-sm transition-colors after:absolute after:inset-0 hover:text-link"
            >
              <Headline>{card.topic}</Headline>
            </a>
            <p className="tabular mt-1 font-normal text-ink-3 text-xs">
              <NewsDate at={card.publishedAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
