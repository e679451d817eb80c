'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import { say } from '@/lib/messages/language';
import { interpolate } from '@/lib/time/format';
import { Icon } from '../icon';
import { mediaMessages as words } from '../messages/media/messages';
import { VideoFrame } from './video-frame';

type Props = {
  embed: string;
  watch: string;
  title: string;
  /** Picture below the play button, 16:9; without one the ground is plain and not printed. */
  children?: ReactNode;
};

/**
 * Placeholder for a video until a click: nothing of the other site is loaded before. Without script it is a link to it.
 */
export function VideoFacade({ embed, watch, title, children }: Props) {
  const [playing, setPlaying] = useState(false);
  if (playing) return <VideoFrame embed={embed} title={title} isFocused />;
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a
      href={watch}
      target="_blank"
      rel="noopener noreferrer nofollow"
      data-awaits-script=""
      onClick={play}
      aria-label={interpolate(say(words['media.play']), { title })}
      className={`group relative flex aspect-video w-full items-center justify-center overflow-hidden rounded-md bg-red-950 no-underline! ${children ? '' : 'print:hidden'}`}
    >
      {children}
      <span className="absolute flex size-16 items-center justify-center rounded-full bg-red-800/90 text-masthead-ink transition-colors group-hover:bg-red-700 print:hidden">
        <Icon name="play" className="icon-light size-8 translate-x-0.5" />
      </span>
    </a>
  );
}
