import { diffArrays } from 'diff';
import { segmentWords } from './segment-words';

/** A run of text that both sides have, or only the newer, or only the older. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Longer texts are compared line by line first, and only changed lines word by word. */
const WORDWISE_CHARACTERS = 60_000;
/** So much of changed lines is compared word by word, all together; further lines are shown whole. */
const REFINED_CHARACTERS = 240_000;
/** Changes looked for before a comparison gives up; its work grows with the square of them. */
const MAX_CHANGES = 1_500;

/**
 * What changed between two texts, word by word; Thai is taken apart by dictionary, as it is written without spaces.
 * Very different long texts are compared more coarsely, so that any pair is answered in well under a second.
 *
 * @returns the runs in order: those of kind 'same' and 'removed' joined give `before`, 'same' and 'added' give `after`
 */
export function diffWords(before: string, after: string): DiffPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const isShort = before.length + after.length <= WORDWISE_CHARACTERS;
  return (isShort ? diffTokens(segmentWords(before), segmentWords(after)) : undefined) ?? diffLines(before, after);
}

/** Lines first; what stands in the place of something else is then compared word by word. */
function diffLines(before: string, after: string): DiffPart[] {
  const lines = diffTokens(splitLines(before), splitLines(after)) ?? toReplacement(before, after);
  let left = REFINED_CHARACTERS;
  const refine = (removed: string, added: string): DiffPart[] => {
    const size = removed.length + added.length;
    left -= size;
    const isShort = size <= WORDWISE_CHARACTERS && left >= 0;
    return (
      (isShort ? diffTokens(segmentWords(removed), segmentWords(added)) : undefined) ?? toReplacement(removed, added)
    );
  };
  return lines.flatMap((part, index) => {
    const next = lines[index + 1];
    if (part.kind === 'removed' && next?.kind === 'added') return refine(part.text, next.text);
    return part.kind === 'added' && lines[index - 1]?.kind === 'removed' ? [] : [part];
  });
}

/** The comparison of two lists of tokens; undefined when they differ too much. */
function diffTokens(before: string[], after: string[]): DiffPart[] | undefined {
  const changes = diffArrays(before, after, { maxEditLength: MAX_CHANGES });
  return changes?.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

function toReplacement(before: string, after: string): DiffPart[] {
  const all: DiffPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return all.filter(({ text }) => text !== '');
}

/** Lines with their line break, so that joining them gives the text again. */
function splitLines(text: string): string[] {
  return text.split(/(?<=\n)/);
}
