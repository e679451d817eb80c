import type { ReactNode } from 'react';
import { say } from '@/lib/messages/language';
import { getVideoService } from '@/lib/rich-text/video';
import { interpolate } from '@/lib/time/format';
import { staticMediaMessages as words } from '../messages/media/static.messages';
import { VideoFacade } from './video-facade';

type Props = {
  embed: string;
  watch: string;
  title: string;
  /** Text below the video. */
  caption?: string;
  /** Picture shown until the video plays, 16:9. */
  children?: ReactNode;
};

/** A video and below it its caption with the service that plays it; on paper its picture and its address. */
export function VideoFigure({ embed, watch, title, caption, children }: Props) {
  return (
    <figure>
      <VideoFacade embed={embed} watch={watch} title={title}>
        {children}
      </VideoFacade>
      <figcaption className="mt-2 text-ink-3 text-xs">
        {caption && `${caption} · `}
        {interpolate(say(words['media.videoFrom']), { service: getVideoService(embed) })}
        <span className="wrap-anywhere hidden print:inline"> {watch}</span>
      </figcaption>
    </figure>
  );
}
