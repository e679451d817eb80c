'use client';

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { type CropShape, cropShapeNames, fitCrop, MAX_CROP_ZOOM } from '@/features/media/crop.rules';
import { type MediaEntry, mediaEntry, type Picture } from '@/lib/files/picture.schema';
import { editorMessages } from '../editor.messages';
import { callNewsroom } from './editor-calls';
import { CardError } from './editor-card';

const t = editorMessages;
/** Step of an arrow key, as a share of the picture. */
const STEP = 0.02;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type Props = {
  mediaId: number;
  picture: Picture;
  open: boolean;
  onClose: () => void;
  /** Called with the new picture; the whole one stays in the library. */
  onCropped: (entry: MediaEntry) => void;
};

/** Cuts a part of one of three shapes out of a picture. */
export function CropDialog({ mediaId, picture, open, onClose, onCropped }: Props) {
  const [shape, setShape] = useState<CropShape>('3:2');
  const [view, setView] = useState({ zoom: 1, x: 0.5, y: 0.5 });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const frame = fitCrop(shape, picture, view);
  const crop = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await callNewsroom(fetch, 'crop-picture', { id: mediaId, ...frame });
    setBusy(false);
    const entry = answer.kind === 'ok' ? mediaEntry.safeParse(answer.data).data : undefined;
    setError(entry ? undefined : (answer.kind !== 'ok' && 'message' in answer && answer.message) || t['editor.failed']);
    if (entry) onCropped(entry);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t['editor.crop']} width="md">
      <fieldset className="mb-3 flex flex-wrap gap-x-6">
        <legend className="sr-only">{t['editor.cropShape']}</legend>
        {cropShapeNames.map((name) => (
          <label key={name} className="flex min-h-10 items-center gap-2 text-sm">
            <input
              type="radio"
              name="crop-shape"
              checked={shape === name}
              onChange={() => setShape(name)}
              className="size-5 accent-red-800"
            />
            <span className="tabular">{name}</span>
          </label>
        ))}
      </fieldset>
      <CropFrameBox picture={picture} frame={frame} onMove={(x, y) => setView({ ...view, x, y })} />
      <p className="mt-1.5 text-ink-3 text-xs">{t['editor.cropHint']}</p>
      <label className="mt-3 flex items-center gap-3 text-sm">
        {t['editor.cropZoom']}
        <input
          type="range"
          min={1}
          max={MAX_CROP_ZOOM}
          step={0.1}
          value={view.zoom}
          onChange={(event) => setView({ ...view, zoom: Number(event.target.value) })}
          className="min-h-10 grow accent-red-800"
        />
      </label>
      <CardError>{error}</CardError>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="primary" onClick={crop} aria-disabled={busy || undefined}>
          {t['editor.cropUse']}
        </Button>
        <Button onClick={onClose}>{t['editor.cancel']}</Button>
      </div>
    </Dialog>
  );
}

type FrameProps = { picture: Picture; frame: ReturnType<typeof fitCrop>; onMove: (x: number, y: number) => void };

/** The picture with the part that stays; the rest is dark. */
function CropFrameBox({ picture, frame, onMove }: FrameProps) {
  const box = useRef<HTMLButtonElement>(null);
  const centre = [frame.left + frame.width / 2, frame.top + frame.height / 2] as const;
  const point = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect();
    if (width > 0 && height > 0) onMove((clientX - left) / width, (clientY - top) / height);
  };
  const press = (event: KeyboardEvent) => {
    const step = moves[event.key];
    if (!step) return;
    event.preventDefault();
    onMove(centre[0] + step[0], centre[1] + step[1]);
  };
  const toPercent = (value: number) => `${value * 100}%`;
  return (
    <button
      ref={box}
      type="button"
      aria-label={`${t['editor.cropPlace']} ${Math.round(centre[0] * 100)}% × ${Math.round(centre[1] * 100)}%`}
      aria-description={t['editor.cropHint']}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      className="relative mx-auto block w-fit max-w-full cursor-move touch-none overflow-hidden rounded-sm"
      style={{ background: picture.color }}
    >
      {/* biome-ignore lint/performance/noImgElement: our own file, already in every width */}
      <img
        src={picture.src}
        srcSet={picture.srcSet || undefined}
        sizes="36rem"
        width={picture.width}
        height={picture.height}
        alt=""
        draggable={false}
        className="block h-auto max-h-[50dvh] w-auto max-w-full"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute border-2 border-white shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)]"
        style={{
          left: toPercent(frame.left),
          top: toPercent(frame.top),
          width: toPercent(frame.width),
          height: toPercent(frame.height),
        }}
      />
    </button>
  );
}
