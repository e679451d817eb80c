import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';
import { parseHtml } from './rich-text-parser';
import { cleanTree, writeTree } from './rich-text-tree';

/** Removing an element can leave others where the parser would not put them; two rounds settle nearly every text. */
const MAX_ROUNDS = 6;

/**
 * Parses HTML that somebody wrote and keeps what the allow-list names.
 *
 * @param html any text; broken HTML is read as browsers read it
 * @returns a tree that is safe to render
 */
export function parseRichText(html: string): Root {
  return cleanTree(parseHtml(html));
}

/** Whether a text shows videos, which play only by script. */
export function hasVideos(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', ({ tagName }) => {
    found ||= tagName === 'iframe';
  });
  return found;
}

/** The same as HTML, for storing and for the old calls. Applied to its own answer it changes nothing. */
export function sanitizeHtml(html: string): string {
  let before = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const after = writeTree(parseRichText(before));
    if (after === before) return after;
    before = after;
  }
  return before;
}

/** The words of HTML without tags: blocks by line breaks, unsafe parts left out. */
export function toPlainText(html: string): string {
  return toText(parseRichText(html)).trim();
}
