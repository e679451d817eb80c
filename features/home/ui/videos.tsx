import clsx from 'clsx';
import { PlayButton } from '@/components/ui/rich-text/play-button';
import { SectionHeading } from '@/components/ui/section-heading';
import { itemMessages as words } from '@/features/news/item/item.messages';
import { newsHref } from '@/features/news/news.rules';
import type { NewsCard } from '@/features/news/news.schema';
import { Cover } from '@/features/news/ui/cover';
import { Headline } from '@/features/news/ui/headline';
import { NewsDate, ReadCount } from '@/features/news/ui/news-meta';
import { NewsRow } from '@/features/news/ui/news-row';
import { say } from '@/lib/messages/language';
import { readVideos } from '@/lib/rich-text/video';
import { getCardColumns, getCardSizes } from './columns';

/** Newest items with a video, in one line; phones scroll it sideways. */
export function Videos({ items }: { items: readonly NewsCard[] }) {
  const [only, ...others] = items;
  if (!only) return null;
  return (
    <section aria-labelledby="videos" className="lazy tall-25 sm:tall-42 lg:tall-25 border-line border-y bg-sunken">
      <div className="page py-6 md:py-10">
        <SectionHeading id="videos">{say(words['item.videos'])}</SectionHeading>
        {others.length === 0 ? (
          <NewsRow card={only} />
        ) : (
          <div className={clsx('strip grid gap-x-4 gap-y-6 md:gap-x-6', getCardColumns(items.length))}>
            {items.map((card) => (
              <VideoTile key={card.id} card={card} sizes={getCardSizes(items.length, '80vw')} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function VideoTile({ card, sizes }: { card: NewsCard; sizes: string }) {
  const [video] = readVideos(card.videoLinks);
  return (
    <article className="relative">
      <div className="relative">
        <Cover card={card} shape="lead" sizes={sizes} />
        {video && <PlayButton video={video} topic={card.topic} className="max-md:size-11" />}
      </div>
      <h3 className="mt-3 text-sm">
        <a href={newsHref(card)} className="transition-colors after:absolute after:inset-0 hover:text-link">
          <Headline lines={3}>{card.topic}</Headline>
        </a>
      </h3>
      <p className="tabular mt-1.5 flex flex-wrap gap-x-3 font-normal text-ink-3 text-xs">
        <NewsDate at={card.publishedAt} />
        <ReadCount reads={card.reads} />
      </p>
    </article>
  );
}
