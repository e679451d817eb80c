'use client';

import { type MouseEvent, useState } from 'react';
import { Icon } from '../icon';
import { VideoFrame } from './video-frame';

type Props = { embed: string; watch: string; title: string };

/**
 * Placeholder for a video until a click: nothing of the other site is loaded before. Without script it is a link to it.
 */
export function VideoFacade({ embed, watch, title }: Props) {
  const [playing, setPlaying] = useState(false);
  if (playing) return <VideoFrame embed={embed} title={title} />;
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
      className="group relative flex aspect-video w-full items-center justify-center overflow-hidden rounded-md bg-red-950 no-underline! print:hidden"
    >
      <span className="relative flex size-16 items-center justify-center rounded-full bg-red-800/90 text-masthead-ink transition-colors group-hover:bg-red-700">
        <Icon name="play" className="icon-light size-8 translate-x-0.5" />
      </span>
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/75 to-transparent px-5 pt-10 pb-3 font-normal text-sm text-white">
        เล่นวิดีโอ: {title}
      </span>
    </a>
  );
}
