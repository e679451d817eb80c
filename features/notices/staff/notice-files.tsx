import { FileText } from 'lucide-react';
import { formatBytes } from '@/lib/time/format';
import { noticesMessages as words } from '../notices.messages';
import type { NoticeFile } from '../notices.schema';

export function NoticeFiles({ files }: { files: readonly NoticeFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="notice-files" className="mt-6">
      <h2 id="notice-files" className="mb-2 text-base">
        {words['notices.files']}
      </h2>
      <ul className="border-line border-t">
        {files.map((file) => (
          <li key={file.mediaId} className="border-line border-b">
            <FileLink file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Link to a file with its title, type and size; opens in a new window. */
export function FileLink({ file: { url, title, extension, bytes } }: { file: NoticeFile }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="flex min-h-11 items-center gap-3 py-2 font-normal text-link text-sm hover:underline"
    >
      <FileText aria-hidden="true" className="size-5 shrink-0 text-gold-700" />
      <span className="wrap-anywhere min-w-0">{title}</span>
      <span className="tabular ms-auto shrink-0 whitespace-nowrap font-normal text-ink-3 text-xs">
        {extension.toUpperCase()} · {formatBytes(bytes)}
      </span>
    </a>
  );
}
