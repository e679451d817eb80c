import { StaticHtml } from '@/components/ui/static-html/static-html';
import { NewsCard } from '@/features/news/ui/news-card';
import { NewsRow } from '@/features/news/ui/news-row';
import type { CategoryNews } from '../page/home-page.queries';
import { CategoryHeading, toHeadingId } from './category-heading';

const SIZES = '(min-width: 1248px) 584px, (min-width: 600px) 46vw, 112px';

/** A category as one lead and a column of rows as high as it; phones show rows only, one less. */
export function CategoryFeature({ id, name, items }: CategoryNews) {
  const [lead, ...rest] = items;
  return (
    <section aria-labelledby={toHeadingId(id)} className="lazy tall-32 sm:tall-42">
      <CategoryHeading id={id} name={name} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
        {lead && <NewsCard card={lead} sizes={SIZES} rowOnPhone />}
        <StaticHtml className="grid grid-cols-1 content-between gap-y-5">
          {rest.map((card) => (
            <NewsRow key={card.id} card={card} className="max-sm:nth-4:hidden" />
          ))}
        </StaticHtml>
      </div>
    </section>
  );
}
