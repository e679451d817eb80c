'use client';

import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { controlClass, FieldFrame } from '@/components/ui/form/field';
import { useFieldState } from '@/components/ui/form/form-context';
import { useHydrated } from '@/components/ui/use-hydrated';
import { siteSettingsMessages as words } from '@/lib/site/messages';
import { MediaPicker } from './media-picker';

type Chosen = { id: number; src: string };
type Props = { name: string; label: string; hint?: ReactNode; chosen?: Chosen; shape: keyof typeof shapes };

const shapes = {
  wide: 'aspect-[3/1] w-full object-cover',
  photo: 'aspect-video w-full max-w-md object-cover',
  square: 'size-24 object-contain',
} as const;

/** Form field for a library picture, chosen or uploaded in a dialog; without script its id is typed. */
export function PictureField(props: Props) {
  const { name, label, hint, chosen } = props;
  const sent = useFieldState(name).value;
  if (useHydrated()) return <PickedField {...props} />;
  return (
    <FieldFrame name={name} label={`${label} · ${words['settings.pictureNumber']}`} hint={hint} optional>
      {({ value: _, ...wired }) => (
        <input name={name} inputMode="numeric" defaultValue={sent ?? chosen?.id} className={controlClass} {...wired} />
      )}
    </FieldFrame>
  );
}

function PickedField({ name, label, hint, chosen, shape }: Props) {
  const [picture, setPicture] = useState<Chosen | undefined>(chosen);
  const [open, setOpen] = useState(false);
  return (
    <FieldFrame name={name} label={label} hint={hint} optional>
      {({ value: _, ...wired }) => (
        <div className="grid gap-3">
          <input type="hidden" name={name} value={picture?.id ?? ''} />
          {picture && (
            // biome-ignore lint/performance/noImgElement: our own files are already there in every width
            <img src={picture.src} alt="" className={`rounded-sm border border-line bg-sunken ${shapes[shape]}`} />
          )}
          <div className="flex flex-wrap gap-3">
            <Button {...wired} size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {words['settings.choosePicture']}
            </Button>
            {picture && (
              <Button size="sm" look="quiet" onClick={() => setPicture(undefined)} icon={ImageOff}>
                {words['settings.removePicture']}
              </Button>
            )}
          </div>
          {createPortal(
            <MediaPicker
              kind="image"
              open={open}
              onClose={() => setOpen(false)}
              onPick={([entry]) => entry && setPicture({ id: entry.id, src: entry.thumb ?? entry.url })}
            />,
            document.body,
          )}
        </div>
      )}
    </FieldFrame>
  );
}
