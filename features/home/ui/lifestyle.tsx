import clsx from 'clsx';
import { SectionHeading } from '@/components/ui/section-heading';
import { itemMessages as words } from '@/features/news/item/item.messages';
import { newsMessages } from '@/features/news/news.messages';
import { newsHref } from '@/features/news/news.rules';
import type { NewsCard } from '@/features/news/news.schema';
import { Cover } from '@/features/news/ui/cover';
import { Headline } from '@/features/news/ui/headline';
import { NewsDate } from '@/features/news/ui/news-meta';
import { NewsRow } from '@/features/news/ui/news-row';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { interpolate } from '@/lib/time/format';
import { getCardColumns, getCardSizes } from './columns';

/** Number of tall pictures that fill a line; fewer are lower, as they are wider. */
const FULL_LINE = 4;

/** Newest lifestyle items: pictures with the headlines on top, in one line; phones scroll it sideways. */
export function Lifestyle({ items }: { items: readonly NewsCard[] }) {
  const [only, ...others] = items;
  if (!only) return null;
  const title = say(newsMessages['news.lifestyle']);
  const label = interpolate(say(words['item.allOf']), { name: title });
  return (
    <section aria-labelledby="lifestyle" className="page lazy tall-25 sm:tall-60 lg:tall-25 py-6 md:py-9">
      <SectionHeading id="lifestyle" more={{ href: localHref('/lifeStyle/'), text: say(words['item.all']), label }}>
        {title}
      </SectionHeading>
      {others.length === 0 ? (
        <NewsRow card={only} />
      ) : (
        <div className={clsx('strip grid gap-3 md:gap-6', getCardColumns(items.length))}>
          {items.map((card) => (
            <Tile
              key={card.id}
              card={card}
              shape={items.length < FULL_LINE ? 'card' : 'tall'}
              sizes={getCardSizes(items.length, '80vw')}
            />
          ))}
        </div>
      )}
    </section>
  );
}

type TileProps = { card: NewsCard; shape: 'card' | 'tall'; sizes: string };

function Tile({ card, shape, sizes }: TileProps) {
  return (
    <article className="group relative overflow-hidden rounded-md">
      {/* Upon a low picture the headline covers that of a drawn one. */}
      <Cover card={card} shape={shape} sizes={sizes} small={shape === 'card' ? 'always' : undefined} />
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
  );
}
