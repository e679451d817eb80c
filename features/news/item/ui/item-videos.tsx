import { Icon } from '@/components/ui/icon';
import { VideoFigure } from '@/components/ui/rich-text/video-figure';
import { say } from '@/lib/messages/language';
import type { Video } from '@/lib/rich-text/video';
import { interpolate } from '@/lib/time/format';
import type { NewsItem } from '../../news.schema';
import { Cover } from '../../ui/cover';
import { itemMessages as words } from '../item.messages';
import { ITEM_SIZES } from './item-sizes';

type Props = { item: NewsItem; videos: readonly Video[] };

/** Videos below the text: players of the known hosts, loaded on click; links for all others. */
export function ItemVideos({ item, videos }: Props) {
  if (videos.length === 0) return null;
  return (
    <section aria-label={say(words['item.videos'])} className="mt-8 grid max-w-read gap-6">
      {videos.map(({ watch, embed }) =>
        embed ? (
          <VideoFigure key={watch} embed={embed} watch={watch} title={item.topic}>
            {item.cover && <Cover card={item} shape="lead" sizes={ITEM_SIZES} className="w-full" />}
          </VideoFigure>
        ) : (
          <a
            key={watch}
            href={watch}
            rel="noopener noreferrer nofollow"
            className="inline-flex items-center gap-2 break-all py-2 font-normal text-link text-sm hover:underline"
          >
            <Icon name="external-link" className="size-4 shrink-0" />
            {interpolate(say(words['item.watchAt']), { host: new URL(watch).hostname })}
          </a>
        ),
      )}
    </section>
  );
}
