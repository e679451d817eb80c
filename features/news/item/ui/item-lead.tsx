import { Name } from '@/components/ui/line-text/name';
import { VideoFigure } from '@/components/ui/rich-text/video-figure';
import type { Video } from '@/lib/rich-text/video';
import type { NewsItem } from '../../news.schema';
import { Cover } from '../../ui/cover';
import { ITEM_SIZES } from './item-sizes';

type Props = { item: NewsItem; video: Video | undefined };

/**
 * The cover below the headline with its caption; for an item with a video it is the poster that the video replaces. An
 * item without a picture has none, as a drawn cover would only repeat the headline above it.
 */
export function ItemLead({ item, video }: Props) {
  if (!item.cover && !video) return null;
  const caption = item.cover?.caption ?? item.cover?.alt;
  const cover = item.cover && <Cover card={item} shape="lead" sizes={ITEM_SIZES} first className={video && 'w-full'} />;
  return (
    <div className="item-lead mt-6">
      {video?.embed ? (
        <VideoFigure embed={video.embed} watch={video.watch} title={item.topic} caption={caption}>
          {cover}
        </VideoFigure>
      ) : (
        <figure>
          {cover}
          {caption && (
            <figcaption className="mt-2 text-ink-3 text-xs">
              <Name>{caption}</Name>
            </figcaption>
          )}
        </figure>
      )}
    </div>
  );
}
