'use client';

import clsx from 'clsx';
import { FolderOpen, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { acceptAttributes } from '@/features/media/media.rules';
import { UploadList } from '@/features/media/staff/upload-list';
import { useUploads } from '@/features/media/staff/use-uploads';
import type { MediaEntry, MediaKind } from '@/lib/files/picture.schema';
import { editorMessages } from '../editor.messages';
import { toEditorFile } from '../editor.schema';
import { type DropTarget, useDropTarget, useGiveFiles } from './drop-targets';
import { useMediaPicker } from './media-picker-provider';
import { useStorageReport } from './storage-note';
import { useSession } from './use-editor';

type Props = {
  kind: MediaKind;
  /** Its name among the places of the page that take files. */
  target: DropTarget;
  multiple?: boolean;
  /** Label of the button that opens the library. */
  choose: string;
  onFiles: (entries: MediaEntry[]) => void;
  children?: ReactNode;
};

/** A group of fields that takes files: from the library, from the computer by button, or dropped onto it. */
export function FileDrop({ kind, target, multiple = false, choose, onFiles, children }: Props) {
  const session = useSession();
  const pick = useMediaPicker();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { uploads, add, cancel, retry, remove } = useUploads(kind, (entry) => {
    session.addFiles([toEditorFile(entry)]);
    onFiles([entry]);
  });
  useStorageReport(uploads);
  const take = (all: readonly File[]) => all.length > 0 && add(multiple ? all : all.slice(0, 1));
  useDropTarget(target, take);
  const give = useGiveFiles();
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    give([...event.dataTransfer.files], target);
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition; the buttons do the same.
    <div
      onDrop={drop}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      className={clsx('rounded-sm', over && 'outline-2 outline-gold-500 outline-offset-4 outline-dashed')}
    >
      {children}
      <div className="mt-3 flex flex-wrap gap-2 first:mt-0">
        <Button
          size="sm"
          onClick={async () => {
            const chosen = await pick(kind, multiple);
            if (chosen.length > 0) onFiles(chosen);
          }}
          icon={FolderOpen}
        >
          {choose}
        </Button>
        <Button size="sm" look="quiet" onClick={() => input.current?.click()} icon={Upload}>
          {editorMessages['editor.upload']}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple={multiple}
          accept={acceptAttributes[kind]}
          aria-label={editorMessages['editor.upload']}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <UploadList
        uploads={uploads.filter(({ state }) => state !== 'done')}
        onCancel={cancel}
        onRetry={retry}
        onRemove={remove}
      />
    </div>
  );
}
