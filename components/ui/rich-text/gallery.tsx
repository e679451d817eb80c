'use client';

import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { Picture } from '@/lib/files/picture.schema';

const Lightbox = lazy(() => import('./lightbox').then((module) => ({ default: module.Lightbox })));

/** The item's further pictures. Each is a link to its file; with script it opens in a lightbox. */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const [shown, setShown] = useState<number>();
  const [asked, setAsked] = useState(false);
  const open = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
    setShown(index);
  };
  return (
    <>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-2.5">
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a
              href={picture.src}
              data-awaits-script=""
              onClick={(event) => open(event, index)}
              aria-label={`ภาพที่ ${index + 1} จาก ${pictures.length}${picture.alt && `: ${picture.alt}`}`}
              data-picture=""
              style={{ background: picture.color }}
              className="relative block aspect-square overflow-hidden rounded-md"
            >
              {/* biome-ignore lint/performance/noImgElement: our own files are already there in every width */}
              <img
                src={picture.src}
                srcSet={picture.srcSet || undefined}
                sizes="(min-width: 768px) 184px, 31vw"
                width={picture.width}
                height={picture.height}
                alt=""
                loading="lazy"
                decoding="async"
                className="absolute inset-0 size-full object-cover transition-opacity hover:opacity-90"
              />
            </a>
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense>
          <Lightbox pictures={pictures} shown={shown} onShow={setShown} />
        </Suspense>
      )}
    </>
  );
}
