'use client';

import { CircleAlert, FileText, FolderOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/form/field';
import { useFieldState } from '@/components/ui/form/form-context';
import { IconButton } from '@/components/ui/icon-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { MediaPicker } from '@/features/media/staff/media-picker';
import { formatBytes } from '@/lib/time/format';
import { noticesMessages as words } from '../notices.messages';
import { toDropFieldName, toFileFieldName } from '../notices.rules';
import type { NoticeFile } from '../notices.schema';

/** Attachments of a notice with their titles; without script they are added by number and removed by checkbox. */
export function AttachmentsField({ stored }: { stored: readonly NoticeFile[] }) {
  const [files, setFiles] = useState(stored);
  const [open, setOpen] = useState(false);
  const { error } = useFieldState('attachments');
  const hydrated = useHydrated();
  const remove = (id: number) => setFiles((all) => all.filter(({ mediaId }) => mediaId !== id));
  return (
    <section aria-labelledby="files-title" className="rounded-md border border-line bg-surface p-5">
      <h2 id="files-title" className="mb-3 text-lg">
        {words['notices.files']}
      </h2>
      {files.length > 0 && (
        <ul className="mb-3 grid gap-3">
          {files.map((file) => (
            <FileRow key={file.mediaId} file={file} onRemove={hydrated ? remove : undefined} />
          ))}
        </ul>
      )}
      {error && (
        <p className="mb-3 flex items-start gap-1.5 font-normal text-bad text-sm">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hydrated ? (
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-invalid={error ? true : undefined}
          onClick={() => setOpen(true)}
          icon={FolderOpen}
        >
          {words['notices.addFiles']}
        </Button>
      ) : (
        <Field name="addFile" label={words['notices.addByNumber']} inputMode="numeric" optional />
      )}
      {hydrated &&
        createPortal(
          <MediaPicker
            kind="any"
            multiple
            open={open}
            onClose={() => setOpen(false)}
            onPick={(entries) =>
              setFiles((all) => [
                ...all,
                ...entries
                  .filter(({ id }) => all.every(({ mediaId }) => mediaId !== id))
                  .map(({ id, title, name, url, extension, bytes }) => ({
                    ...{ mediaId: id, title: title || name, url, extension, bytes },
                  })),
              ])
            }
          />,
          document.body,
        )}
    </section>
  );
}

type RowProps = { file: NoticeFile; onRemove: ((id: number) => void) | undefined };

function FileRow({ file: { mediaId, title, extension, bytes }, onRemove }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-3">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-gold-700" />
      <input
        name={toFileFieldName(mediaId)}
        defaultValue={title}
        maxLength={300}
        aria-label={`${words['notices.fileTitle']} ${title}`}
        className={`${controlClass} min-w-0 flex-1 basis-48 text-sm`}
      />
      <span className="tabular shrink-0 text-ink-3 text-xs">
        {extension.toUpperCase()} · {formatBytes(bytes)}
      </span>
      {onRemove ? (
        <IconButton label={`${words['notices.removeFile']} ${title}`} onClick={() => onRemove(mediaId)}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      ) : (
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input type="checkbox" name={toDropFieldName(mediaId)} className="size-5 accent-red-800" />
          {words['notices.removeFile']}
        </label>
      )}
    </li>
  );
}
