import type { Segment } from '../search.schema';

/** A text with the hits marked. */
export function HighlightedText({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <mark key={index} className="rounded-sm bg-gold-300/35 text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
