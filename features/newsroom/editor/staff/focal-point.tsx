'use client';

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Picture } from '@/lib/files/picture.schema';
import { formatNumber } from '@/lib/time/format';
import { editorMessages } from '../editor.messages';

const t = editorMessages;
/** Step of an arrow key, as a share of the picture; with Shift, ten times as far. */
const STEP = 0.01;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const ratios = [
  { name: t['editor.previewWide'], shape: 'aspect-video' },
  { name: t['editor.previewCard'], shape: 'aspect-[16/10]' },
] as const;

type Props = { picture: Picture; x: number; y: number; onMove: (x: number, y: number) => void };

/** Focal point of a picture, with previews of how readers see it cropped. */
export function FocalPoint({ picture, x, y, onMove }: Props) {
  const box = useRef<HTMLButtonElement>(null);
  const move = (toX: number, toY: number) => onMove(clampShare(toX), clampShare(toY));
  const point = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect();
    if (width > 0 && height > 0) move((clientX - left) / width, (clientY - top) / height);
  };
  const press = (event: KeyboardEvent) => {
    const step = moves[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    move(x + step[0] * far, y + step[1] * far);
  };
  const position = { objectPosition: `${x * 100}% ${y * 100}%` };
  const place = `${formatNumber(Math.round(x * 100))}% × ${formatNumber(Math.round(y * 100))}%`;
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="min-w-0">
        <button
          ref={box}
          type="button"
          aria-label={`${t['editor.focus']} ${place}`}
          aria-description={t['editor.focusHint']}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            point(event);
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
          className="relative mx-auto block w-fit max-w-full cursor-crosshair touch-none overflow-hidden rounded-sm"
          style={{ background: picture.color }}
        >
          {/* biome-ignore lint/performance/noImgElement: our own file, already in every width */}
          <img
            src={picture.src}
            srcSet={picture.srcSet || undefined}
            sizes="(min-width: 48rem) 32rem, 100vw"
            width={picture.width}
            height={picture.height}
            alt=""
            draggable={false}
            className="block h-auto max-h-80 w-auto max-w-full"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-black/30 shadow-lift"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          />
        </button>
        <p className="mt-1.5 text-ink-3 text-xs">{t['editor.focusHint']}</p>
      </div>
      <div className="grid grid-cols-2 content-start gap-3 md:grid-cols-1">
        {ratios.map(({ name, shape }) => (
          <figure key={name}>
            {/* biome-ignore lint/performance/noImgElement: our own file, already in every width */}
            <img
              src={picture.src}
              srcSet={picture.srcSet || undefined}
              sizes="12rem"
              alt=""
              style={position}
              className={`${shape} w-full rounded-sm object-cover`}
            />
            <figcaption className="mt-1 text-ink-3 text-xs">{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** A share between 0 and 1, rounded to hundredths. */
const clampShare = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
