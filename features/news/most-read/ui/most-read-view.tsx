import { Kicker } from '@/components/ui/badge';
import { ChipLink } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { formatNumber } from '@/lib/time/format';
import type { Category } from '../../categories/categories.schema';
import { newsHref } from '../../news.rules';
import { CategoryChips } from '../../ui/category-chips';
import { Cover } from '../../ui/cover';
import { Headline } from '../../ui/headline';
import { NewsDate } from '../../ui/news-meta';
import { mostReadMessages as words } from '../most-read.messages';
import { type MostReadChoice, mostReadHref } from '../most-read.rules';
import { type MostReadItem, mostReadWindows } from '../most-read.schema';

type Props = { choice: MostReadChoice; items: readonly MostReadItem[]; categories: readonly Category[] };

/** Most-read items, with links for window and category. */
export function MostReadView({ choice, items, categories }: Props) {
  const { days, categoryId } = choice;
  return (
    <>
      <nav aria-label={words['mostRead.window'].th} className="mb-3 flex flex-wrap gap-2">
        {mostReadWindows.map((window) => (
          <ChipLink
            key={window}
            href={mostReadHref({ days: window, categoryId })}
            aria-current={window === days ? 'page' : undefined}
          >
            {words[`mostRead.days.${window}`].th}
          </ChipLink>
        ))}
      </nav>
      <CategoryChips
        label={words['mostRead.category'].th}
        everything={words['mostRead.everything'].th}
        categories={categories}
        chosen={categoryId}
        hrefOf={(id) => mostReadHref({ days, categoryId: id })}
      />
      {items.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={words['mostRead.empty'].th} />
        </div>
      ) : (
        <ol className="mt-8 grid grid-cols-1 gap-x-10 lg:grid-cols-2">
          {items.map((item, index) => (
            <MostReadRow key={item.card.id} item={item} place={index + 1} />
          ))}
        </ol>
      )}
    </>
  );
}

function MostReadRow({ item: { card, reads }, place }: { item: MostReadItem; place: number }) {
  return (
    <li className="relative grid grid-cols-[2.25rem_minmax(0,1fr)_6rem] gap-4 border-line border-b py-4 sm:grid-cols-[2.5rem_minmax(0,1fr)_8.25rem]">
      <span aria-hidden="true" className="tabular text-gold-700 text-xl">
        {place}
      </span>
      <div className="min-w-0">
        <Kicker>{card.category.name}</Kicker>
        <h2 className="mt-1 text-base">
          <a href={newsHref(card)} className="transition-colors after:absolute after:inset-0 hover:text-link">
            <Headline lines={3}>{card.topic}</Headline>
          </a>
        </h2>
        <p className="tabular mt-1.5 flex flex-wrap gap-x-3 font-normal text-ink-3 text-xs">
          <NewsDate at={card.publishedAt} />
          <span>{words['mostRead.reads'].th.replace('{n}', formatNumber(reads))}</span>
        </p>
      </div>
      <Cover card={card} sizes="(min-width: 600px) 132px, 96px" small="always" className="self-start" />
    </li>
  );
}
