import {
  joinMerge,
  joinPlainText,
  type Keeps,
  type MergePiece,
  mergeHtml,
  mergePlainText,
} from '@/lib/merge/merge-html';
import type { MergeRun } from '@/lib/merge/merge-lists';
import { segmentWords } from '@/lib/text/segment-words';
import type { NewsContent } from '../../item/content.schema';
import type { MergedPart } from '../editor.rules';

/** A merged text: the blocks of rich text, or the words of a plain one. */
export type PartMerge = { kind: 'html'; pieces: MergePiece[] } | { kind: 'text'; runs: MergeRun<string>[] };

type Versions = { mine: NewsContent; theirs: NewsContent; base: NewsContent };

/** Merges a text of two versions of an item with their common base. */
export function mergePart(part: MergedPart, { mine, theirs, base }: Versions): PartMerge {
  const texts = { mine: mine[part], theirs: theirs[part], base: base[part] };
  return part === 'detail'
    ? { kind: 'html', pieces: mergeHtml(texts) }
    : { kind: 'text', runs: mergePlainText(texts, segmentWords) };
}

/** The merged text, with what was chosen where both sides differ. */
export const joinPart = (merge: PartMerge, keeps: Keeps): string =>
  merge.kind === 'html' ? joinMerge(merge.pieces, keeps) : joinPlainText(merge.runs, keeps);
