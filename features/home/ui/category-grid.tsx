import { NewsCard } from '@/features/news/ui/news-card';
import { CategoryHeading, type CategoryNews, toHeadingId } from './category-heading';

const SIZES = '(min-width: 1200px) 270px, (min-width: 960px) 33vw, (min-width: 600px) 46vw, 92vw';
const SIZES_ROW = '(min-width: 1200px) 270px, (min-width: 960px) 33vw, (min-width: 600px) 46vw, 112px';

/** A category's newest items as cards; phones show the first in full and the others as rows. */
export function CategoryGrid({ id, name, items }: CategoryNews) {
  return (
    <section aria-labelledby={toHeadingId(id)}>
      <CategoryHeading id={id} name={name} />
      <div className="grid grid-cols-1 gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-y-9 xl:grid-cols-3">
        {items.map((card, index) => (
          <NewsCard key={card.id} card={card} sizes={index === 0 ? SIZES : SIZES_ROW} rowOnPhone={index > 0} />
        ))}
      </div>
    </section>
  );
}
