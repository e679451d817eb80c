import clsx from 'clsx';
import { FileSpreadsheet, FileText, Presentation } from 'lucide-react';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { formatBytes } from '@/lib/time/format';

const icons: Readonly<Record<string, typeof FileText>> = {
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  ods: FileSpreadsheet,
  ppt: Presentation,
  pptx: Presentation,
  odp: Presentation,
};

type Props = { entry: MediaEntry /** Strip layout instead of the card's 4:3 box. */; low?: boolean };

/** Thumbnail of a picture, or the icon of a document's type. */
export function MediaThumbnail({ entry, low = false }: Props) {
  const Icon = icons[entry.extension] ?? FileText;
  return (
    <span
      style={{ background: entry.picture?.color }}
      className={clsx(
        'flex w-full items-center justify-center overflow-hidden bg-sunken',
        low ? 'py-10' : 'aspect-[4/3]',
      )}
    >
      {entry.thumb ? (
        // biome-ignore lint/performance/noImgElement: our own files are already there in every width
        <img src={entry.thumb} alt={entry.alt} loading="lazy" decoding="async" className="size-full object-contain" />
      ) : (
        <span className="flex flex-col items-center gap-1 text-gold-700">
          <Icon aria-hidden="true" className="size-10" strokeWidth={1.25} />
          <span className="font-strong text-xs">{entry.extension.toUpperCase()}</span>
        </span>
      )}
    </span>
  );
}

/** Title, with dimensions or type and file size below it. */
export function MediaFacts({ entry }: { entry: MediaEntry }) {
  return (
    <span className="block p-2">
      <span className="thai-clamp line-clamp-2 font-normal text-sm">{entry.title || entry.name}</span>
      <span className="tabular block truncate text-ink-3 text-xs">{formatMediaFacts(entry)}</span>
    </span>
  );
}

/** `1600×1067 · 240 KB`, or `PDF · 1.2 MB`. */
export function formatMediaFacts({ kind, extension, width, height, bytes }: MediaEntry): string {
  const what = kind === 'image' && width && height ? `${width}×${height}` : extension.toUpperCase();
  return `${what} · ${formatBytes(bytes)}`;
}
