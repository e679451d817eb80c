import { Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { controlClass } from '@/components/ui/form/field';
import { IconButton } from '@/components/ui/icon-button';
import type { MediaEntry, Picture as StoredPicture } from '@/lib/files/picture.schema';
import type { NewsContent } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import { CropButton } from './crop-button';

const t = editorMessages;
type Picture = NewsContent['pictures'][number];

type Props = {
  item: Picture;
  label: string;
  /** Button that drags the tile. */
  handle: ReactNode;
  picture: StoredPicture | undefined;
  chosen: boolean;
  /** Left out if there is nothing to choose among. */
  onChoose?: (is: boolean) => void;
  onChange: (patch: Partial<Picture>) => void;
  onRemove: () => void;
  onCropped: (entry: MediaEntry) => void;
};

/** One picture of the gallery with its two texts. */
export function GalleryTile({ item, label, handle, picture, chosen, onChoose, ...does }: Props) {
  const { alt, caption, decorative } = item;
  const { onChange, onRemove, onCropped } = does;
  const bare = !decorative && alt === '';
  return (
    <div className="grid gap-2">
      <div className="relative">
        {picture ? (
          // biome-ignore lint/performance/noImgElement: our own file, already in every width
          <img
            src={picture.src}
            srcSet={picture.srcSet || undefined}
            sizes="20rem"
            alt=""
            loading="lazy"
            className="aspect-3/2 w-full rounded-sm bg-sunken object-cover"
          />
        ) : (
          <span className="block aspect-3/2 w-full rounded-sm bg-sunken" />
        )}
        {onChoose && (
          <span className="absolute start-2 top-2 inline-flex rounded-sm bg-surface p-1.5">
            <input
              type="checkbox"
              checked={chosen}
              aria-label={`${t['editor.choose']} ${label}`}
              onChange={(event) => onChoose(event.target.checked)}
              className="size-5 accent-red-800"
            />
          </span>
        )}
      </div>
      <div className="flex items-center gap-1">
        {handle}
        <label className="flex min-h-10 min-w-0 grow items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={decorative}
            onChange={(event) => onChange({ decorative: event.target.checked })}
            className="size-5 shrink-0 accent-red-800"
          />
          {t['editor.decorative']}
        </label>
        {picture && <CropButton mediaId={item.mediaId} picture={picture} label={label} onCropped={onCropped} />}
        <IconButton label={`${t['editor.remove']} ${label}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      {!decorative && (
        <TextField
          name={t['editor.alt']}
          label={label}
          value={alt}
          invalid={bare}
          onChange={(text) => onChange({ alt: text, caption: caption ?? alt })}
        />
      )}
      <TextField
        name={t['editor.caption']}
        label={label}
        value={caption ?? (decorative ? '' : alt)}
        onChange={(text) => onChange({ caption: text })}
      />
    </div>
  );
}

type TextProps = {
  name: string;
  label: string;
  value: string;
  invalid?: boolean;
  onChange: (text: string) => void;
};

/** A text of the picture below its name, which the label of the picture completes for screen readers. */
function TextField({ name, label, value, invalid, onChange }: TextProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-normal text-ink-2 text-xs">
        {name}
        <span className="sr-only"> {label}</span>
      </label>
      <input
        id={id}
        value={value}
        maxLength={300}
        autoComplete="off"
        aria-invalid={invalid ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlClass} text-sm`}
      />
    </div>
  );
}
