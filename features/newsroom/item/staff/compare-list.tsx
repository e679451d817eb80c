import type { NamedFile } from '../../revisions/revisions.schema';

/** Entry of a list in a revision; entries with the same key are the same. */
export type ListEntry = { key: string; text: string; file?: NamedFile };

const diffVariants = {
  removed: { Tag: 'del', words: 'ลบออก', tone: 'bg-red-100 text-bad' },
  added: { Tag: 'ins', words: 'เพิ่มเข้า', tone: 'bg-gold-100 text-ok no-underline' },
} as const;

type Props = { entries: readonly ListEntry[]; others: readonly ListEntry[]; side: 'before' | 'after'; empty: string };

/** One side of a list of pictures, files or links; entries that the other side lacks are marked. */
export function CompareList({ entries, others, side, empty }: Props) {
  if (entries.length === 0) return <p className="text-ink-2">{empty}</p>;
  const known = new Set(others.map(({ key }) => key));
  const { Tag, words, tone } = diffVariants[side === 'before' ? 'removed' : 'added'];
  return (
    <ol className="grid gap-2">
      {entries.map(({ key, text, file }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries of one revision never change places
        <li key={`${index} ${key}`} className="flex items-start gap-3">
          <Thumb file={file} />
          <span className="min-w-0 break-words">
            {known.has(key) ? (
              text
            ) : (
              <Tag className={`rounded-sm box-decoration-clone px-0.5 ${tone}`}>
                <span className="sr-only">{words}: </span>
                {text}
              </Tag>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Thumb({ file }: Pick<ListEntry, 'file'>) {
  if (!file?.picture) return null;
  const { src, srcSet, width, height, color } = file.picture;
  return (
    // biome-ignore lint/performance/noImgElement: our own files are already there in every width
    <img
      src={src}
      srcSet={srcSet || undefined}
      sizes="80px"
      width={width}
      height={height}
      alt=""
      loading="lazy"
      style={{ background: color }}
      className="aspect-4/3 w-20 shrink-0 rounded-sm object-cover"
    />
  );
}
