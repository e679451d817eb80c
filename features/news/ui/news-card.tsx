import clsx from 'clsx';
import { Badge } from '@/components/ui/badge';
import { HydratedLineText } from '@/components/ui/line-text/hydrated-line-text';
import { PlayButton } from '@/components/ui/rich-text/play-button';
import { readVideos } from '@/lib/rich-text/video';
import { newsHref } from '../news.rules';
import type { NewsCard as Card } from '../news.schema';
import { CardActions } from './card-actions';
import { Cover } from './cover';
import { HydratedHeadline } from './headline';
import { NewsAuthor, NewsDate, ReadCount } from './news-meta';

type Props = {
  card: Card;
  sizes: string;
  level?: 2 | 3;
  first?: boolean;
  /** Shows a row with a small picture on phones, for long lists of cards; `actions` keeps the buttons below it. */
  rowOnPhone?: boolean | 'actions';
};

/** An item in a grid: picture, badge, headline, excerpt, meta line and actions. */
export function NewsCard({ card, sizes, level = 3, first = false, rowOnPhone = false }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const [video] = readVideos(card.videoLinks);
  const isBare = rowOnPhone === true;
  return (
    <article
      className={clsx(
        'relative flex flex-col',
        rowOnPhone && 'max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:gap-x-4',
      )}
    >
      <div className={clsx('relative', isBare && 'max-sm:row-span-3')}>
        <Cover card={card} sizes={sizes} first={first} small={rowOnPhone ? 'phone' : undefined} />
        <span className={clsx('absolute start-3 top-3 flex max-w-[calc(100%-1.5rem)]', rowOnPhone && 'max-sm:hidden')}>
          <Badge>{card.category.name}</Badge>
        </span>
        {video && <PlayButton video={video} topic={card.topic} className={rowOnPhone ? 'max-sm:size-10' : undefined} />}
      </div>
      <Heading className={clsx('pt-3 text-base', rowOnPhone && 'max-sm:pt-0 max-sm:text-sm')}>
        <a href={newsHref(card)} className="transition-colors after:absolute after:inset-0 hover:text-link">
          <HydratedHeadline lines={rowOnPhone === 'actions' ? 4 : 3}>{card.topic}</HydratedHeadline>
        </a>
      </Heading>
      <HydratedLineText
        as="p"
        text={card.excerpt}
        className={clsx('mt-1 three-lines text-ink-2 text-sm', rowOnPhone && 'max-sm:hidden')}
      />
      <div
        className={clsx('mt-auto pt-2 text-ink-3 text-xs', isBare ? 'max-sm:pt-1' : rowOnPhone && 'max-sm:col-span-2')}
      >
        <p className={clsx('flex pb-2 font-normal', rowOnPhone && 'max-sm:hidden')}>
          <NewsAuthor author={card.author} />
        </p>
        <div
          className={clsx(
            'tabular flex min-h-10 flex-wrap items-center gap-x-3 border-line border-t font-normal',
            isBare && 'max-sm:min-h-0 max-sm:border-0 max-sm:*:last:hidden',
          )}
        >
          <NewsDate at={card.publishedAt} />
          <ReadCount reads={card.reads} />
          <CardActions id={card.id} topic={card.topic} href={newsHref(card)} shares={card.shares} />
        </div>
      </div>
    </article>
  );
}
