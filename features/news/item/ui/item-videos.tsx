import { Icon } from '@/components/ui/icon';
import { VideoFacade } from '@/components/ui/rich-text/video-facade';
import { readVideos } from '@/lib/rich-text/video';
import type { NewsItem } from '../../news.schema';

/** The item's videos: players of the known hosts, loaded on click; links for all others. */
export function ItemVideos({ item: { topic, videoLinks } }: { item: NewsItem }) {
  const videos = readVideos(videoLinks);
  if (videos.length === 0) return null;
  return (
    <section aria-label="วิดีโอ" className="mt-8 grid max-w-read gap-4">
      {videos.map(({ watch, embed }) =>
        embed ? (
          <VideoFacade key={watch} embed={embed} watch={watch} title={topic} />
        ) : (
          <a
            key={watch}
            href={watch}
            rel="noopener noreferrer nofollow"
            className="inline-flex items-center gap-2 break-all py-2 font-normal text-link text-sm hover:underline"
          >
            <Icon name="external-link" className="size-4 shrink-0" />
            ชมวิดีโอที่ {new URL(watch).hostname}
          </a>
        ),
      )}
    </section>
  );
}
