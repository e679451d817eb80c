'use client';

import { FileText, FolderOpen, Trash2 } from 'lucide-react';
import { useContext, useState } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/form/field';
import { FormContext } from '@/components/ui/form/form-context';
import { IconButton } from '@/components/ui/icon-button';
import { SortableItems } from '@/components/ui/ordered/sortable-items';
import { toast } from '@/components/ui/toast';
import { MediaPicker } from '@/features/media/staff/media-picker';
import { formatBytes } from '@/lib/time/format';
import { reportsMessages as words } from '../reports.messages';
import type { ReportFile } from '../reports.queries';
import { REPORT_FILES } from '../reports.schema';

/** Files of a report from the library or uploaded, with titles, in order. */
export function FilesField({ files: given }: { files: readonly ReportFile[] }) {
  const [files, setFiles] = useState(given);
  const [open, setOpen] = useState(false);
  const error = useFilesError();
  const sent = files.map(({ mediaId, title }) => ({ mediaId, title }));
  const retitle = (id: number, title: string) =>
    setFiles(files.map((file) => (file.mediaId === id ? { ...file, title } : file)));
  return (
    <div>
      <input type="hidden" name="files" value={JSON.stringify(sent)} />
      {files.length > 0 && (
        <SortableItems
          items={files.map((file) => ({ ...file, id: file.mediaId, label: file.title || file.name }))}
          label={words['reports.files']}
          className="grid gap-3"
          itemClass="rounded-sm border border-line bg-surface p-2"
          onMove={(ids) => setFiles(ids.flatMap((id) => files.filter(({ mediaId }) => mediaId === id)))}
          renderItem={(file, handle) => (
            <div className="flex flex-wrap items-center gap-2">
              {handle}
              <FileText aria-hidden="true" className="size-5 shrink-0 text-gold-700" />
              <input
                value={file.title}
                maxLength={300}
                aria-label={`${words['reports.fileTitle']} ${file.name}`}
                onChange={(event) => retitle(file.mediaId, event.target.value)}
                className={`${controlClass} min-w-40 flex-1 text-sm`}
              />
              <span className="tabular text-ink-2 text-xs">
                {file.extension.toUpperCase()} · {formatBytes(file.bytes)}
              </span>
              <IconButton
                label={`${words['reports.removeFile']} ${file.label}`}
                onClick={() => setFiles(files.filter(({ mediaId }) => mediaId !== file.mediaId))}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </IconButton>
            </div>
          )}
        />
      )}
      {error && (
        <p role="alert" className="mt-2 font-normal text-bad text-sm">
          {error}
        </p>
      )}
      <Button size="sm" className="mt-3" onClick={() => setOpen(true)} icon={FolderOpen}>
        {words['reports.addFiles']}
      </Button>
      <MediaPicker
        kind="any"
        multiple
        open={open}
        onClose={() => setOpen(false)}
        onPick={(entries) => {
          const fresh = entries.filter(({ id }) => files.every(({ mediaId }) => mediaId !== id));
          const added = fresh.map(({ id, title, name, url, extension, bytes }) => ({
            ...{ mediaId: id, title: title || name, name },
            ...{ url, extension, bytes },
          }));
          if (files.length + added.length > REPORT_FILES) toast(words['reports.manyFiles'], { kind: 'bad' });
          setFiles([...files, ...added].slice(0, REPORT_FILES));
        }}
      />
    </div>
  );
}

/** Error of the list, or of the title of one of its files. */
function useFilesError(): string | undefined {
  const { fields = {} } = useContext(FormContext);
  return Object.entries(fields).find(([name]) => name.split('.')[0] === 'files')?.[1];
}
