import { FileText } from 'lucide-react';
import { formatBytes } from '@/lib/time/format';
import { reportsMessages as words } from '../reports.messages';
import type { ReportFile } from '../reports.queries';

/** Links to the files of a report. */
export function FileList({ files }: { files: readonly ReportFile[] }) {
  if (files.length === 0) return <p className="text-ink-2 text-sm">{words['reports.noFiles']}</p>;
  return (
    <ul className="grid gap-2">
      {files.map(({ mediaId, title, url, extension, bytes }) => (
        <li key={mediaId}>
          <a
            href={url}
            className="flex min-h-11 items-center gap-3 rounded-sm border border-line bg-surface px-3 py-2 hover:border-ink-3"
          >
            <FileText aria-hidden="true" className="size-5 shrink-0 text-gold-700" />
            <span className="wrap-anywhere min-w-0 grow font-normal text-link">{title}</span>
            <span className="tabular shrink-0 text-ink-2 text-xs">
              {extension.toUpperCase()} · {formatBytes(bytes)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
