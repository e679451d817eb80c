'use client';

import { useState } from 'react';
import { SortableItems } from '@/components/ui/ordered/sortable-items';
import { toast } from '@/components/ui/toast';
import type { MediaEntry } from '@/lib/files/picture.schema';
import type { NewsContent } from '../../item/content.schema';
import { MAX_PICTURES } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import { CardError, EditorCard } from './editor-card';
import { FileDrop } from './file-drop';
import { GalleryTexts } from './gallery-texts';
import { GalleryTile } from './gallery-tile';
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
  const replace = (mediaId: number, { id }: MediaEntry) => {
    const before = session.read().content.pictures;
    if (before.some((one) => one.mediaId === id)) return;
    change(mediaId, { mediaId: id });
    toast(t['editor.cropped'], { action: { label: t['editor.undo'], run: () => set(before) } });
  };
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const chosen = new Set(pictures.map(({ mediaId }) => mediaId).filter((id) => marked.has(id)));
  const choose = (ids: readonly number[], is: boolean) =>
    setMarked((before) => new Set(is ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
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
        target="gallery"
        choose={t['editor.addPictures']}
        onFiles={(entries) => {
          const before = session.read().content.pictures;
          const fresh = entries.filter(({ id }) => before.every((one) => one.mediaId !== id));
          const added = fresh.map(({ id, alt, caption }) => ({ mediaId: id, alt, caption, decorative: false }));
          if (before.length + added.length > MAX_PICTURES)
            toast(`${t['editor.full']} ${MAX_PICTURES}`, { kind: 'bad' });
          set([...before, ...added].slice(0, MAX_PICTURES));
        }}
      >
        {items.length > 1 && <GalleryTexts pictures={pictures} chosen={chosen} onChoose={choose} onGive={set} />}
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
                chosen={chosen.has(item.mediaId)}
                onChoose={items.length > 1 ? (is) => choose([item.mediaId], is) : undefined}
                label={item.label}
                handle={handle}
                picture={files.get(item.mediaId)?.picture}
                onChange={(patch) => change(item.mediaId, patch)}
                onRemove={() => remove(item.mediaId)}
                onCropped={(entry) => replace(item.mediaId, entry)}
              />
            )}
          />
        )}
      </FileDrop>
      <CardError>{error}</CardError>
    </EditorCard>
  );
}
