import { Download, ExternalLink } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { mediaMessages } from '../media.messages';
import { formatMediaFacts, MediaThumbnail } from './media-thumbnail';

/** Large picture, or a document with its download link. */
export function MediaPreview({ file }: { file: MediaEntry }) {
  if (!file.picture) {
    return (
      <div className="overflow-hidden rounded-md border border-line bg-surface">
        <MediaThumbnail entry={file} low />
        <p className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
          <span className="tabular text-ink-2">{formatMediaFacts(file)}</span>
          <LinkButton href={file.url} download size="sm" icon={Download}>
            {mediaMessages['media.download']}
          </LinkButton>
        </p>
      </div>
    );
  }
  const { src, srcSet, width, height, color } = file.picture;
  return (
    <figure className="overflow-hidden rounded-md border border-line bg-surface">
      {/* biome-ignore lint/performance/noImgElement: our own files are already there in every width */}
      <img
        src={src}
        srcSet={srcSet || undefined}
        sizes="(min-width: 960px) 55vw, 100vw"
        width={width}
        height={height}
        alt={file.alt}
        style={{ background: color }}
        className="max-h-[36rem] w-full object-contain"
      />
      <figcaption className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
        <span className="tabular text-ink-2">{formatMediaFacts(file)}</span>
        <LinkButton href={file.url} target="_blank" rel="noopener" size="sm" icon={ExternalLink}>
          {mediaMessages['media.open']}
        </LinkButton>
      </figcaption>
    </figure>
  );
}
