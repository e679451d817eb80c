import type { Element, Root, RootContent } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { tidyPart } from '@/lib/text/text-rules';
import { richTextSchema } from './schema';
import { readVideo } from './video';

const keepAllowed = rehypeSanitize(richTextSchema);
const writer = unified().use(rehypeStringify).freeze();

/** Element names of old texts and what stands for them here; the headline of the page is its only h1. */
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
/** A place where a line of Thai may be broken, which writers of texts put between words: it stays. */
const BREAK = '\u200b';
const BLOCKS = /^(?:p|div|h[1-6]|ul|ol|li|table|blockquote|figure|hr|section|article|main|header|footer|pre|center)$/;
const HEADINGS = ['h2', 'h3', 'h4'];
/** Our own files, by the names the store gives them. */
const OWN_PICTURE = /^\/media\/[a-z0-9]+(?:-\d+)?\.(?:webp|jpg|png|gif)$/;

/** Whether a picture's address is one of our own files. */
export const isOwnPicture = (src: string): boolean => OWN_PICTURE.test(src);

/** Keeps of a whole text what the allow-list names. */
export function cleanTree(tree: Root): Root {
  const clean = cleanFragment(tree);
  closeHeadingGaps(clean);
  return clean;
}

/** The same for a part of a text, whose headings stand under others that are not in it. */
export function cleanFragment(tree: Root): Root {
  tidyTexts(tree);
  modernise(tree);
  const clean = keepAllowed(tree);
  keepKnownSources(clean);
  return clean;
}

/** A tree as HTML, always in the same spelling. */
export function stringifyTree(tree: Root): string {
  return writer.stringify(tree);
}

/** Shows each element before those in it; a tenth of the cost of the package that does the same for trees of any kind. */
export function forEachElement(parent: Root | Element, show: (element: Element) => void): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    show(child);
    forEachElement(child, show);
  }
}

/** Before anything is judged: a sign that takes no room may not hide what an address is. */
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

/** Headings begin at h2 and none skips a level below the one it stands under, so that the page's outline is whole. */
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

/** Pictures are our own files; frames are videos of known hosts, in the form that sets no cookie. */
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

/** The source to keep, empty for none; undefined for elements that have none. */
function findAllowedSource(tagName: string, src: string): string | undefined {
  if (tagName === 'img') return isOwnPicture(src) ? src : '';
  if (tagName === 'iframe') return readVideo(src)?.embed ?? '';
  return undefined;
}
