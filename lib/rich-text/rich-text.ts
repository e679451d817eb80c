import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { MAX_NODES, ParseBudget, ParseBudgetExceeded, parseHtml, parseTextOnly } from './parser';
import { cleanTree, forEachElement, stringifyTree } from './tree';

const TAG = /<\/?[a-z]/i;
/**
 * Maximum number of cleaning rounds, and usual number: removing an element can leave others where the parser would not
 * put them; two rounds suffice for nearly every text.
 */
const MAX_ROUNDS = 6;
const USUAL_ROUNDS = 2;
/** Maximum growth factor of clean HTML, and allowance in characters for a short text. */
const MAX_GROWTH = 2;
const SHORT_TEXT_GROWTH = 4_096;
/** Length of the longest character reference, `&#x26;`. */
const REFERENCE_LENGTH = 6;

/**
 * Parses untrusted HTML and keeps only the allow-list.
 *
 * @param html any text; broken HTML is parsed as browsers do, and of a text over the budget only the plain text stays
 * @returns a tree that is safe to render
 */
export function parseRichText(html: string): Root {
  return cleanTree(withinBudget(() => parseHtml(html)) ?? parseTextOnly(html));
}

/** True if a text or one of its elements contains videos, which need script to play. */
export function hasVideos(tree: Root | Element): boolean {
  let found = false;
  forEachElement(tree, ({ tagName }) => {
    found ||= tagName === 'iframe';
  });
  return found;
}

/**
 * Parses untrusted HTML and returns clean HTML, for the legacy calls and for stored texts. Idempotent.
 *
 * @returns only the plain text for HTML over the budget
 */
export function sanitizeHtml(html: string): string {
  return trySanitizeHtml(html) ?? toTextOnlyHtml(html);
}

/**
 * Cleans HTML before it is stored.
 *
 * @returns undefined for a text whose parsing cost or clean form is out of all proportion to it
 */
export function trySanitizeHtml(html: string): string | undefined {
  return withinBudget(() => sanitizeUntilStable(html));
}

/** Converts typed text to HTML, which is not safe yet: text without a tag gets paragraphs at blank lines. */
export function typedTextToHtml(typed: string): string {
  if (TAG.test(typed) || typed === '') return typed;
  const plain = typed.replace(/&(?!\w+;)/g, '&amp;').replace(/</g, '&lt;');
  const paragraphs = plain.split(/\n\s*\n/).map((part) => `<p>${part.replace(/\n/g, '<br>')}</p>`);
  return paragraphs.join('');
}

/** The plain text of HTML: blocks separated by line breaks, unsafe parts left out. */
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

/** As much of the text as fits if each of its characters needs a reference. */
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
