'use client';

import clsx from 'clsx';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { say } from '@/lib/messages/language';
import type { Video } from '@/lib/rich-text/video';
import { interpolate } from '@/lib/time/format';
import { Icon } from '../icon';
import { mediaMessages as words } from '../messages/media/messages';

const VideoDialog = lazy(() => import('./video-dialog').then((module) => ({ default: module.VideoDialog })));

type Props = { video: Video; topic: string; className?: string };

/**
 * Play button on a picture. With script it plays a known host's video in a dialog; otherwise, and for other hosts, it
 * is a plain link.
 */
export function PlayButton({ video, topic, className }: Props) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const play = (event: MouseEvent) => {
    if (!video.embed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <a
        href={video.watch}
        target="_blank"
        rel="noopener noreferrer nofollow"
        data-awaits-script={video.embed ? '' : undefined}
        onClick={play}
        aria-label={interpolate(say(words['media.play']), { title: topic })}
        className={clsx(
          'absolute inset-0 z-10 m-auto flex size-14 items-center justify-center rounded-full bg-red-800/90 text-masthead-ink transition-colors hover:bg-red-700',
          className,
        )}
      >
        <Icon name="play" className="icon-light size-7 translate-x-0.5" />
      </a>
      {asked && video.embed && (
        <Suspense>
          <VideoDialog
            open={open}
            onClose={() => setOpen(false)}
            title={topic}
            embed={video.embed}
            watch={video.watch}
          />
        </Suspense>
      )}
    </>
  );
}
