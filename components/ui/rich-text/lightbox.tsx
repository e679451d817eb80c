'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Picture } from '@/lib/files/picture.schema';
import { say } from '@/lib/messages/language';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import { mediaMessages as words } from '../messages/media/messages';

/** Minimum horizontal swipe that turns the picture, in pixels. */
const SWIPE_PX = 40;

type Props = { pictures: readonly Picture[]; shown: number | undefined; onShow: (index: number | undefined) => void };

/** One picture over the whole window, with the others to the left and right: arrows, arrow keys or a swipe. */
export function Lightbox({ pictures, shown, onShow }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const swipeFrom = useRef<number>(undefined);
  const open = shown !== undefined;
  useEffect(() => {
    if (open) box.current?.showModal();
    else box.current?.close();
  }, [open]);
  const picture = pictures[shown ?? 0];
  const turn = (by: number) => onShow(((shown ?? 0) + by + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = clientX - (swipeFrom.current ?? clientX);
    swipeFrom.current = undefined;
    if (Math.abs(moved) >= SWIPE_PX && pictures.length > 1) turn(moved > 0 ? -1 : 1);
  };
  return (
    <dialog
      ref={box}
      aria-label={say(words['media.pictures'])}
      onClose={() => onShow(undefined)}
      onKeyDown={onKeyDown}
      className="m-0 size-full max-h-none max-w-none bg-black p-0 text-white"
    >
      {open && picture && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between px-4 py-2">
            <p aria-live="polite" className="tabular font-normal text-sm">
              <span className="sr-only">{say(words['media.picture'])}</span> {shown + 1} / {pictures.length}
            </p>
            <IconButton label={say(words['media.close'])} look="masthead" onClick={() => box.current?.close()}>
              <Icon name="x" className="size-6" />
            </IconButton>
          </div>
          <div
            className="relative min-h-0 grow touch-pan-y select-none"
            onPointerDown={({ clientX }) => {
              swipeFrom.current = clientX;
            }}
            onPointerUp={onPointerUp}
          >
            {/* biome-ignore lint/performance/noImgElement: our own files are already there in every width */}
            <img
              key={picture.src}
              src={picture.src}
              srcSet={picture.srcSet || undefined}
              sizes="100vw"
              alt={picture.alt}
              draggable={false}
              className="absolute inset-0 size-full object-contain"
            />
            {pictures.length > 1 && (
              <>
                <IconButton
                  label={say(words['media.previous'])}
                  look="raised"
                  onClick={() => turn(-1)}
                  className={`${arrow} start-3`}
                >
                  <Icon name="chevron-left" className="size-6" />
                </IconButton>
                <IconButton
                  label={say(words['media.next'])}
                  look="raised"
                  onClick={() => turn(1)}
                  className={`${arrow} end-3`}
                >
                  <Icon name="chevron-right" className="size-6" />
                </IconButton>
              </>
            )}
          </div>
          <p className="min-h-14 px-4 py-3 text-center font-normal text-sm">{picture.caption ?? picture.alt}</p>
        </div>
      )}
    </dialog>
  );
}

const arrow = 'absolute inset-y-0 my-auto';
