import { Kicker } from '@/components/ui/badge';
import { ChipLink } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { Sheet, SheetButton, SheetDot } from '@/components/ui/sheet/sheet';
import { say } from '@/lib/messages/language';
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

/** Id of the sheet that holds window and category in small windows. */
const CHOICE_SHEET = 'most-read-choice';

type Props = { choice: MostReadChoice; items: readonly MostReadItem[]; categories: readonly Category[] };

/** Most-read items, with links for window and category. */
export function MostReadView({ choice, items, categories }: Props) {
  const { days, categoryId } = choice;
  const category = categories.find(({ id }) => id === categoryId);
  return (
    <>
      <p className="flex flex-wrap items-center border-line border-b font-normal text-ink-2 text-sm lg:hidden">
        {say(words[`mostRead.days.${days}`])} · {category?.name ?? say(words['mostRead.everything'])}
        <SheetDot />
        <SheetButton sheet={CHOICE_SHEET}>{say(words['mostRead.choose'])}</SheetButton>
      </p>
      <Sheet id={CHOICE_SHEET} title={say(words['mostRead.choose'])}>
        <nav aria-label={say(words['mostRead.window'])} className="mb-3 flex flex-wrap gap-2">
          {mostReadWindows.map((window) => (
            <ChipLink
              key={window}
              href={mostReadHref({ days: window, categoryId })}
              aria-current={window === days ? 'page' : undefined}
            >
              {say(words[`mostRead.days.${window}`])}
            </ChipLink>
          ))}
        </nav>
        <CategoryChips
          label={say(words['mostRead.category'])}
          everything={say(words['mostRead.everything'])}
          categories={categories}
          chosen={categoryId}
          hrefOf={(id) => mostReadHref({ days, categoryId: id })}
        />
      </Sheet>
      {items.length === 0 ? (
        <div className="mt-4 lg:mt-8">
          <EmptyState title={say(words['mostRead.empty'])} />
        </div>
      ) : (
        <ol className="grid grid-cols-1 gap-x-10 lg:mt-8 lg:grid-cols-2">
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
    <li className="relative grid grid-cols-[1.75rem_minmax(0,1fr)_5rem] gap-3 border-line border-b py-4 sm:grid-cols-[2.5rem_minmax(0,1fr)_8.25rem] sm:gap-4">
      <span aria-hidden="true" className="tabular font-light text-gold-700 text-xl">
        {place}
      </span>
      <div className="min-w-0">
        <Kicker>{card.category.name}</Kicker>
        <h2 className="mt-1 text-base">
          <a href={newsHref(card)} className="transition-colors after:absolute after:inset-0 hover:text-link">
            <Headline>{card.topic}</Headline>
          </a>
        </h2>
        <p className="tabular mt-1.5 flex flex-wrap gap-x-3 font-normal text-ink-3 text-xs">
          <NewsDate at={card.publishedAt} />
          <span>{say(words['mostRead.reads']).replace('{n}', formatNumber(reads))}</span>
        </p>
      </div>
      <Cover card={card} sizes="(min-width: 600px) 132px, 80px" small="always" className="self-start" />
    </li>
  );
}
