import { StaticHtml } from '@/components/ui/static-html/static-html';
import { NewsCard } from '@/features/news/ui/news-card';
import { NewsRow } from '@/features/news/ui/news-row';
import { CategoryHeading, type CategoryNews, toHeadingId } from './category-heading';

/** Rows beside the lead. */
const ROWS = 4;

/** A category as one lead and a column of rows. */
export function CategoryFeature({ id, name, items }: CategoryNews) {
  const [lead, ...rest] = items;
  return (
    <section aria-labelledby={toHeadingId(id)}>
      <CategoryHeading id={id} name={name} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        {lead && (
          <NewsCard
            card={lead}
            sizes="(min-width: 1248px) 414px, (min-width: 960px) 33vw, (min-width: 600px) 46vw, 92vw"
          />
        )}
        <StaticHtml className="grid grid-cols-1 content-between gap-y-5">
          {rest.slice(0, ROWS).map((card) => (
            <NewsRow key={card.id} card={card} />
          ))}
        </StaticHtml>
      </div>
    </section>
  );
}
