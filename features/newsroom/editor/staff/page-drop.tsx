'use client';

import clsx from 'clsx';
import { FileText, Images, type LucideIcon, Type } from 'lucide-react';
import { type DragEvent as ReactDragEvent, useEffect, useEffectEvent, useState } from 'react';
import { editorMessages } from '../editor.messages';
import { type DropTarget, useGiveFiles } from './drop-targets';

const t = editorMessages;
const zones: readonly { target: DropTarget; word: string; icon: LucideIcon }[] = [
  { target: 'text', word: t['editor.dropText'], icon: Type },
  { target: 'gallery', word: t['editor.dropGallery'], icon: Images },
  { target: 'attachments', word: t['editor.dropAttachments'], icon: FileText },
];

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on the page, and shows the places for them while they are dragged. Pictures that
 * are dropped on no place go to the gallery.
 */
export function PageDrop() {
  const give = useGiveFiles();
  const [dragging, setDragging] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    setDragging(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    give(files, 'gallery');
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      setDragging(true);
      event.preventDefault();
    };
    // The browser tells the element that is entered next, and none when the window is left.
    const leave = (event: DragEvent) => event.relatedTarget === null && setDragging(false);
    const drops = (event: DragEvent) => drop(event);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drops);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drops);
    };
  }, []);
  if (!dragging) return null;
  return (
    <section
      aria-label={t['editor.dropTitle']}
      className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-3xl rounded-md border border-line-strong bg-surface p-3 shadow-lift"
    >
      <div className="grid grid-cols-3 gap-3">
        {zones.map((zone) => (
          <DropZone key={zone.target} {...zone} onFiles={(files) => give(files, zone.target)} />
        ))}
      </div>
      <p className="mt-2 text-center text-ink-2 text-xs">{t['editor.dropHint']}</p>
    </section>
  );
}

type ZoneProps = (typeof zones)[number] & { onFiles: (files: readonly File[]) => void };

function DropZone({ target, word, icon: Icon, onFiles }: ZoneProps) {
  const [over, setOver] = useState(false);
  const drop = (event: ReactDragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition; the buttons of the parts do the same.
    <div
      data-drop={target}
      onDrop={drop}
      onDragEnter={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      className={clsx(
        'grid min-h-20 place-items-center content-center gap-1 rounded-sm border-2 border-dashed p-2 font-normal text-sm',
        over ? 'border-gold-500 bg-gold-100 text-ink' : 'border-line-strong text-ink-2',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
      {word}
    </div>
  );
}
