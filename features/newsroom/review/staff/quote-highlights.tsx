'use client';

import { useEffect } from 'react';
import { findSpans } from '../quote.rules';

/** Pause after a change of the text before it is searched again, in milliseconds. */
const PAUSE_MS = 250;

type Props = {
  quotes: readonly string[];
  /** Selector of the elements whose text is searched. */
  within: string;
  /** Name of the highlight in the style sheet of the areas: of a return that was sent, or of one that is written. */
  name?: 'review-point' | 'review-draft';
};

/**
 * Marks the quoted words wherever they still occur, also while the text is being edited. The page itself is not changed;
 * a browser without the CSS Custom Highlight API shows no marks.
 */
export function QuoteHighlights({ quotes, within, name = 'review-point' }: Props) {
  const wanted = quotes.filter(Boolean).join('\n\n');
  useEffect(() => {
    if (wanted === '' || !('highlights' in CSS)) return;
    const mark = () => {
      const ranges = wanted.split('\n\n').flatMap((quote) => findRanges(within, quote));
      CSS.highlights.set(name, new Highlight(...ranges));
    };
    let timer = setTimeout(mark);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(mark, PAUSE_MS);
    });
    const root = document.getElementById('main') ?? document.body;
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      CSS.highlights.delete(name);
    };
  }, [wanted, within, name]);
  return null;
}

/** Places of quoted words in the elements of a selector. */
export function findRanges(within: string, quote: string): Range[] {
  const nodes = [...document.querySelectorAll(within)].flatMap(listTextNodes);
  const pieces = nodes.map(({ data }) => data);
  return findSpans(pieces, quote).flatMap(({ from, to }) => {
    const [start, end] = [nodes[from[0]], nodes[to[0]]];
    if (!start || !end) return [];
    const range = document.createRange();
    range.setStart(start, from[1]);
    range.setEnd(end, to[1]);
    return [range];
  });
}

function listTextNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) found.push(node);
  return found;
}
