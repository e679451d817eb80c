import { NoBreak } from '@/components/ui/line-text/no-break';
import { findTextLanguage } from '@/lib/messages/language';
import { getThaiWords } from '@/lib/text/thai-words/service';
import { cutSegments } from '../highlights.rules';
import type { Segment } from '../search.schema';

/** A text with the hits marked, whose lines end between words. */
export function HighlightedText({ segments }: { segments: readonly Segment[] }) {
  const text = segments.map((segment) => segment.text).join('');
  const marks = getThaiWords()?.findMarks(text) ?? [];
  const language = findTextLanguage(text);
  const parts = cutSegments(segments, marks).map(({ pieces, whole }, index) =>
    whole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <NoBreak key={index} text={pieces.map((piece) => piece.text).join('')}>
        <Pieces segments={pieces} />
      </NoBreak>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: likewise
      <Pieces key={index} segments={pieces} />
    ),
  );
  return language ? <span lang={language}>{parts}</span> : parts;
}

function Pieces({ segments }: { segments: readonly Segment[] }) {
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
