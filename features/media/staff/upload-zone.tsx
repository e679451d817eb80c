'use client';

import clsx from 'clsx';
import { ImageUp, Upload as UploadIcon } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { mediaMessages } from '../media.messages';
import { acceptAttributes, type UploadKind } from '../media.rules';
import { UploadList } from './upload-list';
import { useUploads } from './use-uploads';

type Props = {
  kind: UploadKind;
  /** Allows several files at a time; default false. */
  multiple?: boolean;
  /** Look of the button: `outline` if the primary button is elsewhere. */
  look?: 'primary' | 'outline';
  /** Called for each file as soon as it is in the library. */
  onUploaded: (entry: MediaEntry) => void;
};

const hints: Readonly<Record<UploadKind, keyof typeof mediaMessages>> = {
  image: 'media.hintImage',
  document: 'media.hintDocument',
  any: 'media.hintAny',
};

/** Accepts files by button, drag and drop or paste, and shows the progress of each; failed ones can be retried. */
export function UploadZone({ kind, multiple = false, look = 'primary', onUploaded }: Props) {
  const { uploads, add, cancel, retry, remove } = useUploads(kind, onUploaded);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const take = (files: FileList | null | undefined) => {
    const all = [...(files ?? [])];
    if (all.length > 0) add(multiple ? all : all.slice(0, 1));
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are additions; the button does the same. */}
      <div
        onPaste={paste}
        onDrop={drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        className={clsx(
          'flex flex-col items-center gap-3 rounded-md border-2 border-dashed px-4 py-8 text-center transition-colors',
          over ? 'border-gold-500 bg-sunken' : 'border-line-strong bg-surface',
        )}
      >
        <ImageUp aria-hidden="true" className="size-9 text-gold-500" strokeWidth={1.25} />
        <Button look={look} aria-describedby={hintId} onClick={() => input.current?.click()} icon={UploadIcon}>
          {mediaMessages[multiple ? 'media.chooseFiles' : 'media.chooseFile']}
        </Button>
        <p id={hintId} className="max-w-read text-ink-2 text-sm">
          {mediaMessages['media.dropHint']}
          <br />
          {mediaMessages[hints[kind]]}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          multiple={multiple}
          accept={acceptAttributes[kind]}
          aria-label={mediaMessages['media.chooseFile']}
          onChange={(event) => {
            take(event.currentTarget.files);
            // Allows choosing the same file again after a failure.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <UploadList uploads={uploads} onCancel={cancel} onRetry={retry} onRemove={remove} />
    </div>
  );
}
