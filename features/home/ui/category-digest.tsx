import clsx from 'clsx';
import { newsHref } from '@/features/news/news.rules';
import { Headline } from '@/features/news/ui/headline';
import { NewsDate } from '@/features/news/ui/news-meta';
import { NewsRow } from '@/features/news/ui/news-row';
import type { CategoryNews } from '../page/home-page.queries';
import { CategoryHeading, toHeadingId } from './category-heading';

/** Compact category: one item with its picture, then the next headlines. */
export function CategoryDigest({ id, name, items, className }: CategoryNews & { className?: string }) {
  const [lead, ...rest] = items;
  return (
    <section aria-labelledby={toHeadingId(id)} className={clsx('lazy tall-25', className)}>
      <CategoryHeading id={id} name={name} size="lg" />
      {lead && <NewsRow card={lead} />}
      <ul className="mt-4">
        {rest.map((card) => (
          <li key={card.id} className="border-line border-t py-2.5">
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
