'use client';

import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { Picture } from '@/lib/files/picture.schema';
import { fitSizes } from '@/lib/files/picture-sizes';
import { findTextLanguage, say } from '@/lib/messages/language';
import { interpolate } from '@/lib/time/format';
import { mediaMessages as words } from '../messages/media/messages';
import { chooseGalleryLayout, thumbnailLayout } from './gallery-layout';

const Lightbox = lazy(() => import('./lightbox').then((module) => ({ default: module.Lightbox })));

type Props = {
  pictures: readonly Picture[];
  /** Shows thumbnails however few the pictures are. */
  isSmall?: boolean;
};

/** Further pictures of a text. Each is a link to its file; with script it opens in a lightbox. */
export function Gallery({ pictures, isSmall = false }: Props) {
  const [shown, setShown] = useState<number>();
  const [asked, setAsked] = useState(false);
  const open = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
    setShown(index);
  };
  const [first] = pictures;
  if (!first) return null;
  const layout = isSmall ? thumbnailLayout : chooseGalleryLayout(pictures.length, first);
  const { grid, ratio, sizes, hasCaptions } = layout;
  return (
    <>
      <ul className={`grid gap-2 sm:gap-2.5 ${grid}`}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <figure>
              <a
                href={picture.src}
                data-awaits-script=""
                onClick={(event) => open(event, index)}
                aria-label={formatLabel(index, pictures, hasCaptions)}
                data-picture=""
                style={{ background: picture.color, aspectRatio: ratio }}
                className="relative block overflow-hidden rounded-md"
              >
                {/* biome-ignore lint/performance/noImgElement: our own files are already there in every width */}
                <img
                  src={picture.src}
                  srcSet={picture.srcSet || undefined}
                  sizes={fitSizes(sizes, picture, ratio)}
                  width={picture.width}
                  height={picture.height}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="absolute inset-0 size-full object-cover transition-opacity hover:opacity-90"
                />
              </a>
              {hasCaptions && getCaption(picture) && (
                <figcaption lang={findTextLanguage(getCaption(picture))} className="mt-2 text-ink-3 text-xs">
                  {getCaption(picture)}
                </figcaption>
              )}
            </figure>
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

const formatPlace = (index: number, { length }: { length: number }): string =>
  interpolate(say(words['media.pictureOf']), { at: String(index + 1), of: String(length) });

const getCaption = ({ caption, alt }: Picture): string => caption ?? alt;

/** Name of a picture's link: its place, and its alternative text unless the same words stand below it. */
function formatLabel(index: number, pictures: readonly Picture[], hasCaptions: boolean): string {
  const picture = pictures[index];
  const isSaid = hasCaptions && picture?.caption === undefined;
  return `${formatPlace(index, pictures)}${isSaid || !picture?.alt ? '' : `: ${picture.alt}`}`;
}
