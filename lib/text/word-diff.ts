import { diffArrays } from 'diff';
import { segmentWords } from './segment-words';

/** A run of text in both versions, only in the newer, or only in the older. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** Size limit of a comparison by word; longer texts are compared by line first, and only changed lines by word. */
const WORDWISE_CHARACTERS = 60_000;
/** Total size of changed lines that are compared by word; further ones are shown whole. */
const REFINED_CHARACTERS = 240_000;
/** Maximum number of changes before a comparison gives up; its time grows with their square. */
const MAX_CHANGES = 1_500;

/**
 * Compares two texts by word; Thai is segmented by dictionary, as it is written without spaces. Very different long
 * texts are compared more coarsely, so that any pair takes well under a second.
 *
 * @returns the runs in order: those of kind 'same' and 'removed' join to `before`, 'same' and 'added' to `after`
 */
export function diffWords(before: string, after: string): DiffPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const isShort = before.length + after.length <= WORDWISE_CHARACTERS;
  return (isShort ? diffTokens(segmentWords(before), segmentWords(after)) : undefined) ?? diffLines(before, after);
}

/** Compares by line first; replaced lines are then compared by word. */
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

/** Compares two lists of tokens; undefined if they differ too much. */
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

/** Splits into lines with their line breaks, so that they join to the text. */
function splitLines(text: string): string[] {
  return text.split(/(?<=\n)/);
}
