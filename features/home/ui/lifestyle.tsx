import { SectionHeading } from '@/components/ui/section-heading';
import { newsMessages } from '@/features/news/news.messages';
import { newsHref } from '@/features/news/news.rules';
import type { NewsCard } from '@/features/news/news.schema';
import { Cover } from '@/features/news/ui/cover';
import { Headline } from '@/features/news/ui/headline';
import { NewsDate } from '@/features/news/ui/news-meta';

/** Newest lifestyle items: tall pictures with the headlines on top. */
export function Lifestyle({ items }: { items: readonly NewsCard[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="lifestyle" className="page pb-14">
      <SectionHeading id="lifestyle" more={{ href: '/lifeStyle/', text: 'ดูทั้งหมด', label: 'ดูไลฟ์สไตล์ทั้งหมด' }}>
        {newsMessages['news.lifestyle'].th}
      </SectionHeading>
      <div className="grid grid-cols-2 gap-3 md:gap-6 lg:grid-cols-4">
        {items.map((card) => (
          <article key={card.id} className="group relative overflow-hidden rounded-md">
            <Cover card={card} shape="tall" sizes="(min-width: 960px) 282px, 46vw" />
            <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/90 via-70% via-black/65 to-transparent px-4 pt-16 pb-4 text-white">
              <h3 className="text-sm md:text-base">
                <a href={newsHref(card)} className="after:absolute after:inset-0 group-hover:underline">
                  <Headline lines={4}>{card.topic}</Headline>
                </a>
              </h3>
              <p className="mt-1 font-normal text-white/90 text-xs">
                <NewsDate at={card.publishedAt} />
              </p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
