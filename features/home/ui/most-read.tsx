import { SectionHeading } from '@/components/ui/section-heading';
import { mostReadMessages } from '@/features/news/most-read/most-read.messages';
import { mostReadHref } from '@/features/news/most-read/most-read.rules';
import { newsHref } from '@/features/news/news.rules';
import type { NewsCard } from '@/features/news/news.schema';
import { Headline } from '@/features/news/ui/headline';

/** Most-read items of the last seven days. */
export function MostRead({ items }: { items: readonly NewsCard[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="most-read">
      <SectionHeading
        id="most-read"
        size="lg"
        more={{ href: mostReadHref({ days: 7 }), text: 'ดูทั้งหมด', label: mostReadMessages['mostRead.title'].th }}
      >
        อ่านมากที่สุด
      </SectionHeading>
      <ol className="-mt-2">
        {items.map((card, index) => (
          <li key={card.id} className="relative flex gap-4 border-line border-b py-3.5">
            <span aria-hidden="true" className="tabular w-7 shrink-0 font-light text-gold-700 text-xl">
              {index + 1}
            </span>
            <a
              href={newsHref(card)}
              className="font-normal text-sm transition-colors after:absolute after:inset-0 hover:text-link"
            >
              <Headline>{card.topic}</Headline>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
