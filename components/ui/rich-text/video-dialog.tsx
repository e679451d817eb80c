'use client';

import { say } from '@/lib/messages/language';
import { Dialog } from '../dialog';
import { mediaMessages as words } from '../messages/media/messages';
import { VideoFrame } from './video-frame';

type Props = { open: boolean; onClose: () => void; title: string; embed: string; watch: string };

/** A video in a dialog; closing it stops the video. */
export function VideoDialog({ open, onClose, title, embed, watch }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title} width="full">
      <VideoFrame embed={embed} title={title} />
      <a
        href={watch}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="mt-3 inline-block py-2 font-normal text-link text-sm hover:underline"
      >
        {say(words['media.openSite'])}
      </a>
    </Dialog>
  );
}
