'use client';

import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { controlClass } from '@/components/ui/form/field';
import { IconButton } from '@/components/ui/icon-button';
import { SortableItems } from '@/components/ui/ordered/sortable-items';
import { toast } from '@/components/ui/toast';
import type { Picture as StoredPicture } from '@/lib/files/picture.schema';
import type { NewsContent } from '../../item/content.schema';
import { MAX_PICTURES } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import { CardError, EditorCard } from './editor-card';
import { FileDrop } from './file-drop';
import { useEditor, useFieldError, useSession } from './use-editor';

const t = editorMessages;
type Picture = NewsContent['pictures'][number];

/** The item's further pictures, in their order. */
export function GalleryCard() {
  const session = useSession();
  const pictures = useEditor(({ content }) => content.pictures);
  const files = useEditor((snapshot) => snapshot.files);
  const error = useFieldError('pictures');
  const set = (next: Picture[]) => session.change({ pictures: next });
  const change = (mediaId: number, patch: Partial<Picture>) =>
    set(session.read().content.pictures.map((one) => (one.mediaId === mediaId ? { ...one, ...patch } : one)));
  const remove = (mediaId: number) => {
    const before = session.read().content.pictures;
    set(before.filter((one) => one.mediaId !== mediaId));
    toast(t['editor.removed'], { action: { label: t['editor.undo'], run: () => set(before) } });
  };
  const items = pictures.map((one, index) => ({
    ...one,
    id: one.mediaId,
    label: `${t['editor.picture']} ${index + 1}`,
  }));
  return (
    <EditorCard title={`${t['editor.gallery'].th}${items.length > 0 ? ` (${items.length})` : ''}`} field="pictures">
      <FileDrop
        kind="image"
        multiple
        choose={t['editor.addPictures']}
        onFiles={(entries) => {
          const before = session.read().content.pictures;
          const fresh = entries.filter(({ id }) => before.every((one) => one.mediaId !== id));
          const added = fresh.map(({ id, alt }) => ({ mediaId: id, alt, decorative: false }));
          if (before.length + added.length > MAX_PICTURES)
            toast(`${t['editor.full']} ${MAX_PICTURES}`, { kind: 'bad' });
          set([...before, ...added].slice(0, MAX_PICTURES));
        }}
      >
        {items.length > 0 && (
          <SortableItems
            items={items}
            label={t['editor.gallery'].th}
            isGrid
            className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3"
            itemClass="min-w-0 rounded-sm border border-line bg-surface p-2"
            onMove={(ids) =>
              set(ids.flatMap((id) => session.read().content.pictures.filter((one) => one.mediaId === id)))
            }
            renderItem={(item, handle) => (
              <GalleryTile
                item={item}
                label={item.label}
                handle={handle}
                picture={files.get(item.mediaId)?.picture}
                onChange={(patch) => change(item.mediaId, patch)}
                onRemove={() => remove(item.mediaId)}
              />
            )}
          />
        )}
      </FileDrop>
      <CardError>{error}</CardError>
    </EditorCard>
  );
}

type TileProps = {
  item: Picture;
  label: string;
  handle: ReactNode;
  picture: StoredPicture | undefined;
  onChange: (patch: Partial<Picture>) => void;
  onRemove: () => void;
};

function GalleryTile({ item, label, handle, picture, onChange, onRemove }: TileProps) {
  const bare = !item.decorative && item.alt === '';
  return (
    <div className="grid gap-2">
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
        <span className="aspect-3/2 w-full rounded-sm bg-sunken" />
      )}
      <div className="flex items-center gap-1">
        {handle}
        <label className="flex min-h-10 min-w-0 grow items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={item.decorative}
            onChange={(event) => onChange({ decorative: event.target.checked })}
            className="size-5 shrink-0 accent-red-800"
          />
          {t['editor.decorative']}
        </label>
        <IconButton label={`${t['editor.remove']} ${label}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      {!item.decorative && (
        <input
          value={item.alt}
          maxLength={300}
          aria-label={`${t['editor.alt']} ${label}`}
          aria-invalid={bare ? true : undefined}
          placeholder={t['editor.alt']}
          onChange={(event) => onChange({ alt: event.target.value })}
          className={`${controlClass} text-sm`}
        />
      )}
    </div>
  );
}
