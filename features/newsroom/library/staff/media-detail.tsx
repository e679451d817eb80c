import { BackLink } from '@/components/ui/page/back-link';
import { mediaMessages } from '@/features/media/media.messages';
import { CopyAddress } from '@/features/media/staff/copy-address';
import { DeleteMedia } from '@/features/media/staff/delete-media';
import { MediaPreview } from '@/features/media/staff/media-preview';
import { MediaTextsForm } from '@/features/media/staff/media-texts-form';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { formatBytes, formatDateTime } from '@/lib/time/format';
import type { MediaUses } from '../library.queries';
import { ReplaceMedia } from './replace-media';
import { UsesList } from './uses-list';

type Props = {
  file: MediaEntry & { organisation?: string; uploader?: string };
  uses: MediaUses;
  /** True if the viewer may replace this file. */
  mayReplace: boolean;
  /** URL path of the library. */
  path: string;
};

/** Page of one file: preview, uses, texts, facts and actions. */
export function MediaDetail({ file, uses, mayReplace, path }: Props) {
  const isUsed = uses.items.length + uses.others > 0;
  return (
    <>
      <div className="mb-4">
        <BackLink href={path}>{mediaMessages['media.back']}</BackLink>
      </div>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
        <div className="grid gap-6">
          <MediaPreview file={file} />
          <section aria-labelledby="media-uses">
            <h2 id="media-uses" className="mb-2 text-lg">
              {mediaMessages['media.uses']}
            </h2>
            <UsesList uses={uses} />
          </section>
        </div>
        <div className="grid gap-8">
          <section aria-labelledby="media-words">
            <h2 id="media-words" className="mb-3 text-lg">
              {mediaMessages['media.words']}
            </h2>
            <MediaTextsForm file={file} />
          </section>
          <section aria-labelledby="media-facts">
            <h2 id="media-facts" className="mb-2 text-lg">
              {mediaMessages['media.facts']}
            </h2>
            <MediaFactsTable file={file} />
          </section>
          <section aria-labelledby="media-actions">
            <h2 id="media-actions" className="mb-3 text-lg">
              {mediaMessages['media.actions']}
            </h2>
            <div className="grid justify-items-start gap-3">
              <CopyAddress address={file.url} />
              {mayReplace && isUsed && <ReplaceMedia file={file} />}
              <DeleteMedia file={file} isUsed={isUsed} back={path} />
            </div>
          </section>
        </div>
      </div>
    </>
  );
}

function MediaFactsTable({ file }: Pick<Props, 'file'>) {
  const rows = [
    ['media.fileName', file.name],
    ['media.type', `${file.extension.toUpperCase()} (${file.mimeType})`],
    ['media.measures', file.width && file.height ? `${file.width} × ${file.height}` : undefined],
    ['media.size', formatBytes(file.bytes)],
    ['media.owner', file.organisation ?? mediaMessages['media.noOwner']],
    ['media.uploader', file.uploader],
    ['media.createdAt', formatDateTime(file.createdAt)],
  ] as const;
  return (
    <dl className="grid gap-x-4 gap-y-1 border-line border-y py-3 text-sm sm:grid-cols-[8rem_1fr]">
      {rows.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label} className="contents">
              <dt className="text-ink-2">{mediaMessages[label]}</dt>
              <dd className="wrap-anywhere font-normal max-sm:mb-2">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
