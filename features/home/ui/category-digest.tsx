import { newsHref } from '@/features/news/news.rules';
import { Headline } from '@/features/news/ui/headline';
import { NewsDate } from '@/features/news/ui/news-meta';
import { NewsRow } from '@/features/news/ui/news-row';
import { CategoryHeading, type CategoryNews, toHeadingId } from './category-heading';

/** Headlines under the lead. */
const LINES = 3;

/** Compact category: one item with its picture, then the next headlines. */
export function CategoryDigest({ id, name, items }: CategoryNews) {
  const [lead, ...rest] = items;
  return (
    <section aria-labelledby={toHeadingId(id)}>
      <CategoryHeading id={id} name={name} size="lg" />
      {lead && <NewsRow card={lead} />}
      <ul className="mt-4">
        {rest.slice(0, LINES).map((card) => (
          <li key={card.id} className="border-line border-t py-2.5 max-sm:nth-3:hidden">
            <a href={newsHref(card)} className="font-normal text-sm transition-colors hover:text-link">
              <Headline lines={2}>{card.topic}</Headline>
            </a>
            <span className="tabular font-normal text-ink-3 text-xs">
              <NewsDate at={card.publishedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
