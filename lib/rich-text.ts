import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { richTextSchema } from './rich-text-schema';
import { readVideo } from './video';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const cleaner = unified()
  .use(modernise)
  .use(rehypeSanitize, richTextSchema)
  .use(keepKnownSources)
  .use(closeHeadingGaps)
  .freeze();
const writer = unified().use(rehypeStringify).freeze();

/** HTML as a tree, as the parser gives it. */
export type RichTextTree = ReturnType<typeof parser.parse>;

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
};
const BLOCKS = /^(?:p|div|h[1-6]|ul|ol|li|table|blockquote|figure|hr|section|article|main|header|footer|pre|center)$/;
const HEADINGS = ['h2', 'h3', 'h4'];
/** Our own files, by the names the store gives them. */
const OWN_PICTURE = /^\/media\/[a-z0-9]+(?:-\d+)?\.(?:webp|jpg|png|gif)$/;

/**
 * Parses HTML that somebody wrote and keeps what the allow-list names.
 *
 * @param html any text; broken HTML is read as browsers read it
 * @returns a tree that is safe to render
 */
export function parseRichText(html: string): RichTextTree {
  return cleaner.runSync(parser.parse(html));
}

/** The same as HTML, for storing and for the old calls. */
export function sanitizeHtml(html: string): string {
  return writer.stringify(parseRichText(html));
}

/** The words of HTML without tags: blocks by line breaks, unsafe parts left out. */
export function toPlainText(html: string): string {
  return toText(parseRichText(html)).trim();
}

function modernise() {
  return (tree: RichTextTree) => {
    visit(tree, 'element', (element) => {
      element.tagName = modernNames[element.tagName] ?? element.tagName;
      const holdsBlocks = element.children.some((child) => child.type === 'element' && BLOCKS.test(child.tagName));
      if (element.tagName === 'div' && !holdsBlocks) element.tagName = 'p';
    });
  };
}

/** Headings begin at h2 and none skips a level below the one it stands under, so that the page's outline is whole. */
function closeHeadingGaps() {
  return (tree: RichTextTree) => {
    const above: string[] = [];
    visit(tree, 'element', (element) => {
      const level = element.tagName;
      if (!HEADINGS.includes(level)) return;
      while ((above.at(-1) ?? '') >= level) above.pop();
      above.push(level);
      element.tagName = HEADINGS[above.length - 1] ?? level;
    });
  };
}

/** Pictures are our own files; frames are videos of known hosts, in the form that sets no cookie. */
function keepKnownSources() {
  return (tree: RichTextTree) => {
    visit(tree, 'element', (element, index, parent) => {
      const source = sourceOf(element.tagName, String(element.properties.src ?? ''));
      if (source === undefined || !parent || index === undefined) return undefined;
      if (source === '') {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      element.properties.src = source;
      element.children = [];
      return SKIP;
    });
  };
}

/** The source to keep, empty for none; undefined for elements that have none. */
function sourceOf(tagName: string, src: string): string | undefined {
  if (tagName === 'img') return OWN_PICTURE.test(src) ? src : '';
  if (tagName === 'iframe') return readVideo(src)?.embed ?? '';
  return undefined;
}
