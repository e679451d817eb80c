import { type DiffPart, diffWords } from '@/lib/text/word-diff';

const tags = {
  removed: { Tag: 'del', words: 'ลบออก', tone: 'bg-red-100 text-bad line-through decoration-1' },
  added: { Tag: 'ins', words: 'เพิ่มเข้า', tone: 'bg-gold-100 text-ok underline decoration-1' },
} as const;

type Props = {
  before: string;
  after: string;
  /** Shows only the older text with its removals, or the newer with its additions; by default both in one text. */
  side?: 'before' | 'after';
};

/** Difference of two texts: by colour, by line, and in words for screen readers. Line breaks stay. */
export function WordDiff({ before, after, side }: Props) {
  const hidden = { before: 'added', after: 'removed', both: undefined }[side ?? 'both'];
  const parts = diffWords(before, after).filter(({ kind }) => kind !== hidden);
  return (
    <div className="whitespace-pre-wrap break-words">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one comparison never change places
        <DiffSpan key={index} {...part} />
      ))}
    </div>
  );
}

function DiffSpan({ kind, text }: DiffPart) {
  if (kind === 'same') return text;
  const { Tag, words, tone } = tags[kind];
  return (
    <Tag className={`rounded-sm box-decoration-clone px-0.5 ${tone}`}>
      <span className="sr-only"> [{words}: </span>
      {text}
      <span className="sr-only">] </span>
    </Tag>
  );
}
