'use client';

import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { controlClass, FieldFrame } from '@/components/ui/form/field';
import { useFieldState } from '@/components/ui/form/form-context';
import { IconButton } from '@/components/ui/icon-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { MediaPicker } from '@/features/media/staff/media-picker';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { forumMessages as words } from '../forum.messages';
import { ALT_LENGTH, MAX_POST_PICTURES, type PostPicture } from '../forum.schema';

type Chosen = { mediaId: number; alt: string; src: string };

const fromPost = ({ mediaId, alt, picture }: PostPicture): Chosen => ({ mediaId, alt, src: picture.src });
const fromLibrary = ({ id, alt, thumb, url }: MediaEntry): Chosen => ({ mediaId: id, alt, src: thumb ?? url });

/** Pictures of a post, each with its alternative text; without script their numbers are typed. */
export function PicturesField({ chosen }: { chosen: readonly PostPicture[] }) {
  const sent = useFieldState('pictures').value;
  if (useHydrated()) return <PickedPictures chosen={chosen} />;
  return (
    <FieldFrame name="pictures" label={words['forum.pictureNumbers']} optional>
      {({ value: _, ...wired }) => (
        <input
          name="pictures"
          defaultValue={sent ?? chosen.map(({ mediaId }) => mediaId).join(', ')}
          className={controlClass}
          {...wired}
        />
      )}
    </FieldFrame>
  );
}

function PickedPictures({ chosen }: { chosen: readonly PostPicture[] }) {
  const [pictures, setPictures] = useState<readonly Chosen[]>(chosen.map(fromPost));
  const [open, setOpen] = useState(false);
  const add = (entries: readonly MediaEntry[]) =>
    setPictures((all) => {
      const known = new Set(all.map(({ mediaId }) => mediaId));
      return [...all, ...entries.map(fromLibrary).filter(({ mediaId }) => !known.has(mediaId))].slice(
        0,
        MAX_POST_PICTURES,
      );
    });
  const say = (id: number, alt: string) =>
    setPictures((all) => all.map((one) => (one.mediaId === id ? { ...one, alt } : one)));
  return (
    <FieldFrame name="pictures" label={words['forum.pictures']} hint={words['forum.picturesHint']} optional>
      {({ value: _, ...wired }) => (
        <div className="grid gap-3">
          <input
            type="hidden"
            name="pictures"
            value={JSON.stringify(pictures.map(({ mediaId, alt }) => ({ mediaId, alt })))}
          />
          {pictures.length > 0 && (
            <ul className="grid gap-2">
              {pictures.map(({ mediaId, alt, src }, index) => (
                <li key={mediaId} className="flex items-center gap-3">
                  {/* biome-ignore lint/performance/noImgElement: our own files are already there in every width */}
                  <img src={src} alt="" className="size-14 shrink-0 rounded-sm bg-sunken object-cover" />
                  <input
                    aria-label={`${words['forum.alt']} ${index + 1}`}
                    placeholder={words['forum.alt']}
                    value={alt}
                    maxLength={ALT_LENGTH}
                    onChange={(event) => say(mediaId, event.target.value)}
                    className={controlClass}
                  />
                  <IconButton
                    label={`${words['forum.removePicture']} ${index + 1}`}
                    onClick={() => setPictures((all) => all.filter((one) => one.mediaId !== mediaId))}
                  >
                    <X aria-hidden="true" className="size-4" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          <div>
            <Button
              {...wired}
              size="sm"
              aria-label={words['forum.addPictures']}
              aria-haspopup="dialog"
              disabled={pictures.length >= MAX_POST_PICTURES}
              onClick={() => setOpen(true)}
              icon={ImagePlus}
            >
              {words['forum.addPictures']}
            </Button>
          </div>
          {createPortal(
            <MediaPicker kind="image" multiple open={open} onClose={() => setOpen(false)} onPick={add} />,
            document.body,
          )}
        </div>
      )}
    </FieldFrame>
  );
}
