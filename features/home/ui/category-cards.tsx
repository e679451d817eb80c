import clsx from 'clsx';
import { NewsCard } from '@/features/news/ui/news-card';
import { NewsRow } from '@/features/news/ui/news-row';
import type { CategoryNews } from '../page/home-page.queries';
import { CategoryHeading, toHeadingId } from './category-heading';
import { getCardColumns, getCardSizes } from './columns';

/** A category's newest items as one line of cards; phones show them as rows. */
export function CategoryCards({ id, name, items }: CategoryNews) {
  const [only, ...others] = items;
  return (
    <section aria-labelledby={toHeadingId(id)} className="lazy tall-32 sm:tall-60 lg:tall-32">
      <CategoryHeading id={id} name={name} />
      {only && others.length === 0 ? (
        <NewsRow card={only} />
      ) : (
        <div className={clsx('grid grid-cols-1 gap-x-6 gap-y-5 sm:gap-y-9', getCardColumns(items.length))}>
          {items.map((card) => (
            <NewsCard key={card.id} card={card} sizes={getCardSizes(items.length, '112px')} rowOnPhone />
          ))}
        </div>
      )}
    </section>
  );
}
