import type { Element, Root, RootContent } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { tidyPart } from '@/lib/text/text-rules';
import { richTextSchema } from './schema';
import { readVideo } from './video';

const keepAllowed = rehypeSanitize(richTextSchema);
const writer = unified().use(rehypeStringify).freeze();

/** Replacements of obsolete elements; h1 is reserved for the headline of the page. */
const modernNames: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  tfoot: 'tbody',
};
/** A break opportunity, which authors put between Thai words: it stays. */
const BREAK = '\u200b';
const BLOCKS = /^(?:p|div|h[1-6]|ul|ol|li|table|blockquote|figure|hr|section|article|main|header|footer|pre|center)$/;
const HEADINGS = ['h2', 'h3', 'h4'];
/** Our own files, by the file names of the store. */
const OWN_PICTURE = /^\/media\/[a-z0-9]+(?:-\d+)?\.(?:webp|jpg|png|gif)$/;

/** True if a picture's address is one of our own files. */
export const isOwnPicture = (src: string): boolean => OWN_PICTURE.test(src);

/** Reduces a whole text to the allow-list. */
export function cleanTree(tree: Root): Root {
  const clean = cleanFragment(tree);
  closeHeadingGaps(clean);
  return clean;
}

/** Reduces a part of a text to the allow-list; its heading levels stay, as higher ones may be outside of it. */
export function cleanFragment(tree: Root): Root {
  tidyTexts(tree);
  modernise(tree);
  const clean = keepAllowed(tree);
  keepKnownSources(clean);
  return clean;
}

/** Serialises a tree to HTML, always in the same spelling. */
export function stringifyTree(tree: Root): string {
  return writer.stringify(tree);
}

/** Visits each element before its descendants; a tenth of the cost of the general package for this. */
export function forEachElement(parent: Root | Element, show: (element: Element) => void): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    show(child);
    forEachElement(child, show);
  }
}

/** Runs before any check: an invisible character must not disguise an address. */
function tidyTexts(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type === 'text') child.value = child.value.split(BREAK).map(tidyPart).join(BREAK);
    if (child.type !== 'element') continue;
    for (const [name, value] of Object.entries(child.properties)) {
      if (typeof value === 'string') child.properties[name] = tidyPart(value);
    }
    tidyTexts(child);
  }
}

function modernise(tree: Root): void {
  forEachElement(tree, (element) => {
    element.tagName = modernNames[element.tagName] ?? element.tagName;
    const holdsBlocks = element.children.some((child) => child.type === 'element' && BLOCKS.test(child.tagName));
    if (element.tagName === 'div' && !holdsBlocks) element.tagName = 'p';
  });
}

/** Makes headings start at h2 without skipped levels, so that the outline of the page has no gaps. */
function closeHeadingGaps(tree: Root): void {
  const above: string[] = [];
  forEachElement(tree, (element) => {
    const level = element.tagName;
    if (!HEADINGS.includes(level)) return;
    while ((above.at(-1) ?? '') >= level) above.pop();
    above.push(level);
    element.tagName = HEADINGS[above.length - 1] ?? level;
  });
}

/** Keeps only pictures that are our own files, and frames of known video hosts, in their cookie-free form. */
function keepKnownSources(tree: Root): void {
  tree.children = tree.children.filter(hasKnownSource);
  forEachElement(tree, (element) => {
    element.children = element.children.filter(hasKnownSource);
  });
}

function hasKnownSource(node: RootContent): boolean {
  const source =
    node.type === 'element' ? findAllowedSource(node.tagName, String(node.properties.src ?? '')) : undefined;
  if (source === undefined || node.type !== 'element') return true;
  node.properties.src = source;
  node.children = [];
  return source !== '';
}

/** The allowed source, empty if it is refused; undefined for elements without one. */
function findAllowedSource(tagName: string, src: string): string | undefined {
  if (tagName === 'img') return isOwnPicture(src) ? src : '';
  if (tagName === 'iframe') return readVideo(src)?.embed ?? '';
  return undefined;
}
