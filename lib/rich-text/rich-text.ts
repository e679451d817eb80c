import type { Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { MAX_NODES, ParseBudget, ParseBudgetExceeded, parseHtml, parseTextOnly } from './parser';
import { cleanTree, forEachElement, stringifyTree } from './tree';

const TAG = /<\/?[a-z]/i;
/** Removing an element can leave others where the parser would not put them; two rounds settle nearly every text. */
const MAX_ROUNDS = 6;
const USUAL_ROUNDS = 2;
/** Clean HTML is at most twice as long as what was given; of a short text it may be so many characters longer. */
const MAX_GROWTH = 2;
const SHORT_TEXT_GROWTH = 4_096;
/** Characters of the longest reference, `&#x26;`, that stands for one. */
const REFERENCE_LENGTH = 6;

/**
 * Parses HTML that somebody wrote and keeps what the allow-list names.
 *
 * @param html any text; broken HTML is read as browsers read it, and of one that costs too much only the words are kept
 * @returns a tree that is safe to render
 */
export function parseRichText(html: string): Root {
  return cleanTree(withinBudget(() => parseHtml(html)) ?? parseTextOnly(html));
}

/** Whether a text shows videos, which play only by script. */
export function hasVideos(tree: Root): boolean {
  let found = false;
  forEachElement(tree, ({ tagName }) => {
    found ||= tagName === 'iframe';
  });
  return found;
}

/**
 * The same as HTML, for the old calls and for what was stored. Applied to its own answer it changes nothing.
 *
 * @returns of a text that costs too much its words alone
 */
export function sanitizeHtml(html: string): string {
  return trySanitizeHtml(html) ?? toTextOnlyHtml(html);
}

/**
 * The same for what is about to be stored.
 *
 * @returns undefined for a text whose parsing or whose clean form is out of all proportion to it
 */
export function trySanitizeHtml(html: string): string | undefined {
  return withinBudget(() => sanitizeUntilStable(html));
}

/** What was typed as HTML, which is not safe yet: text without a tag gets a paragraph where it has a blank line. */
export function typedTextToHtml(typed: string): string {
  if (TAG.test(typed) || typed === '') return typed;
  const plain = typed.replace(/&(?!\w+;)/g, '&amp;').replace(/</g, '&lt;');
  const paragraphs = plain.split(/\n\s*\n/).map((part) => `<p>${part.replace(/\n/g, '<br>')}</p>`);
  return paragraphs.join('');
}

/** The words of HTML without tags: blocks by line breaks, unsafe parts left out. */
export function toPlainText(html: string): string {
  return toText(parseRichText(html)).trim();
}

function sanitizeUntilStable(html: string): string {
  let before = html;
  let left = MAX_NODES * USUAL_ROUNDS;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const budget = new ParseBudget(Math.min(MAX_NODES, left));
    const after = stringifyTree(cleanTree(parseHtml(before, budget)));
    left -= budget.nodeCount;
    if (after.length > getMaxLength(html)) throw new ParseBudgetExceeded();
    if (after === before) return after;
    before = after;
  }
  return before;
}

const getMaxLength = (html: string): number => Math.max(html.length * MAX_GROWTH, html.length + SHORT_TEXT_GROWTH);

/** As many words as have room where each of their letters needs a reference. */
function toTextOnlyHtml(html: string): string {
  const clean = stringifyTree(parseTextOnly(html));
  return clean.length <= getMaxLength(html)
    ? clean
    : stringifyTree(parseTextOnly(html.slice(0, (html.length * MAX_GROWTH) / REFERENCE_LENGTH)));
}

function withinBudget<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof ParseBudgetExceeded) return undefined;
    throw error;
  }
}
