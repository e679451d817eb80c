import type { Node as DocNode } from '@tiptap/pm/model';

export type TextCount = { words: number; characters: number };

const counted = new WeakMap<DocNode, TextCount>();
const words = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Counts words, which Thai writes without spaces, and graphemes. Only paragraphs that changed are counted again. */
export function countText(doc: DocNode): TextCount {
  const sum = { words: 0, characters: 0 };
  doc.descendants((node) => {
    if (!node.isTextblock) return true;
    const count = counted.get(node) ?? countParagraph(node);
    counted.set(node, count);
    sum.words += count.words;
    sum.characters += count.characters;
    return false;
  });
  return sum;
}

function countParagraph(node: DocNode): TextCount {
  const text = node.textBetween(0, node.content.size, undefined, ' ');
  const isWord = [...words.segment(text)].filter(({ isWordLike }) => isWordLike);
  return { words: isWord.length, characters: [...graphemes.segment(text)].length };
}
