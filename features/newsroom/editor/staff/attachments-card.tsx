'use client';

import { FileText, Trash2 } from 'lucide-react';
import { controlClass } from '@/components/ui/form/field';
import { IconButton } from '@/components/ui/icon-button';
import { SortableItems } from '@/components/ui/ordered/sortable-items';
import { toast } from '@/components/ui/toast';
import { formatBytes } from '@/lib/time/format';
import type { NewsContent } from '../../item/content.schema';
import { MAX_ATTACHMENTS } from '../../item/content.schema';
import { editorMessages } from '../editor.messages';
import { CardError, EditorCard } from './editor-card';
import { FileDrop } from './file-drop';
import { useEditor, useFieldError, useSession } from './use-editor';

const t = editorMessages;
type Attachment = NewsContent['attachments'][number];

/** Attachments of the item, such as orders and forms, in their order. */
export function AttachmentsCard() {
  const session = useSession();
  const attachments = useEditor(({ content }) => content.attachments);
  const files = useEditor((snapshot) => snapshot.files);
  const error = useFieldError('attachments');
  const set = (next: Attachment[]) => session.change({ attachments: next });
  const current = () => session.read().content.attachments;
  const remove = (mediaId: number) => {
    const before = current();
    set(before.filter((one) => one.mediaId !== mediaId));
    toast(t['editor.removed'], { action: { label: t['editor.undo'], run: () => set(before) } });
  };
  const items = attachments.map((one) => ({
    ...one,
    id: one.mediaId,
    label: one.title || files.get(one.mediaId)?.name || `${one.mediaId}`,
    file: files.get(one.mediaId),
  }));
  return (
    <EditorCard
      title={`${t['editor.attachments'].th}${items.length > 0 ? ` (${items.length})` : ''}`}
      field="attachments"
    >
      <FileDrop
        kind="document"
        target="attachments"
        multiple
        choose={t['editor.addFiles']}
        onFiles={(entries) => {
          const before = current();
          const fresh = entries.filter(({ id }) => before.every((one) => one.mediaId !== id));
          const added = fresh.map(({ id, title, name }) => ({ mediaId: id, title: title || name }));
          if (before.length + added.length > MAX_ATTACHMENTS)
            toast(`${t['editor.full']} ${MAX_ATTACHMENTS}`, { kind: 'bad' });
          set([...before, ...added].slice(0, MAX_ATTACHMENTS));
        }}
      >
        {items.length > 0 && (
          <SortableItems
            items={items}
            label={t['editor.attachments'].th}
            className="grid gap-3"
            itemClass="rounded-sm border border-line bg-surface p-2"
            onMove={(ids) => set(ids.flatMap((id) => current().filter((one) => one.mediaId === id)))}
            renderItem={({ mediaId, title, label, file }, handle) => (
              <div className="grid gap-2">
                <div className="flex items-center gap-2">
                  {handle}
                  <FileText aria-hidden="true" className="size-5 shrink-0 text-gold-700" />
                  <span className="tabular min-w-0 grow truncate text-ink-2 text-xs">
                    {file && `${file.extension.toUpperCase()} · ${formatBytes(file.bytes)}`}
                  </span>
                  <IconButton label={`${t['editor.remove']} ${label}`} onClick={() => remove(mediaId)}>
                    <Trash2 aria-hidden="true" className="size-4" />
                  </IconButton>
                </div>
                <input
                  value={title}
                  maxLength={300}
                  aria-label={`${t['editor.fileTitle']} ${file?.name ?? ''}`}
                  placeholder={t['editor.fileTitle']}
                  onChange={(event) =>
                    set(
                      current().map((one) => (one.mediaId === mediaId ? { mediaId, title: event.target.value } : one)),
                    )
                  }
                  className={`${controlClass} text-sm`}
                />
              </div>
            )}
          />
        )}
      </FileDrop>
      <CardError>{error}</CardError>
    </EditorCard>
  );
}
