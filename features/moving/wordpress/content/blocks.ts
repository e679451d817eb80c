import { z } from 'zod';
import { parseJson } from '@/lib/text/parse-json';
import { addParagraphs } from './autop';
import type { ContentContext } from './context';

const START = /<!--\s+(?=\/?wp:)/g;
const END = '-->';
/** Line of a mark that has no end. */
const UNCLOSED = /^<!--[^\n<]*/;
const MARK_LENGTH = 40;
const BLOCK = /^<!--\s+(\/?)wp:((?:[a-z][a-z0-9_-]*\/)?[a-z][a-z0-9_-]*)\s*([\s\S]*?)(\/?)-->$/;
/** Blocks without content of their own that show nothing but a gap or an end. */
const EMPTY = new Set([
  ...[
    'spacer',
    'more',
    'nextpage',
    'paragraph',
    'heading',
    'list',
    'list-item',
    'column',
    'columns',
    'group',
    'buttons',
  ],
  ...['button', 'quote', 'separator', 'freeform', 'html', 'shortcode', 'classic'],
]);
/** Deepest nesting of reusable blocks, and most of them in a post. */
const MAX_DEPTH = 8;
const MAX_REUSED = 100;

const attributes = z
  .object({
    ...{ ref: z.number(), id: z.number(), url: z.string(), href: z.string(), src: z.string() },
    ids: z.array(z.union([z.number(), z.string()])),
  })
  .partial()
  .catch({});

/** True for a text of the block editor. */
export const hasBlocks = (content: string): boolean => content.includes('<!-- wp:');

/**
 * Turns a text of the block editor into its HTML: the marks of blocks go, reusable blocks are put in, classic parts get
 * paragraphs. A block that only a running WordPress can show is listed.
 */
export function expandBlocks(content: string, context: ContentContext): string {
  const reused = { count: 0 };
  return expand(content, context, { path: [], reused });
}

type Place = { path: readonly number[]; reused: { count: number } };

function expand(content: string, context: ContentContext, place: Place): string {
  const parts: string[] = [];
  let depth = 0;
  let at = 0;
  const addText = (text: string) => parts.push(depth === 0 ? addParagraphs(text) : text);
  START.lastIndex = 0;
  const starts = [...content.matchAll(START)].map(({ index }) => index);
  for (const start of starts) {
    if (start < at) continue;
    const end = content.indexOf(END, start);
    if (end < 0) {
      // A browser would take all that follows for a comment.
      context.notes.add('markup', content.slice(start, start + MARK_LENGTH));
      addText(content.slice(at, start));
      at = start + (UNCLOSED.exec(content.slice(start))?.[0].length ?? 0);
      break;
    }
    const [, closing, name = '', given = '', isVoid] = BLOCK.exec(content.slice(start, end + END.length)) ?? [];
    if (closing === undefined) continue;
    addText(content.slice(at, start));
    at = end + END.length;
    if (isVoid) parts.push(showVoid(name, given, context, place));
    // The classic block is text without blocks.
    else if (name !== 'freeform' && name !== 'core/freeform') depth = Math.max(0, depth + (closing ? -1 : 1));
  }
  addText(content.slice(at));
  return parts.join('');
}

/** HTML of a block without content. */
function showVoid(fullName: string, given: string, context: ContentContext, place: Place): string {
  const name = fullName.replace(/^core(?:-embed)?\//, '');
  const { ref, id, ids, url, href, src } = attributes.parse(parseJson(given.trim()) ?? {});
  if (name === 'block' && ref !== undefined) return showReused(ref, context, place);
  if (name === 'separator') return '<hr>';
  if (name === 'footnotes') return showFootnotes(context);
  if (ids && ids.length > 0) return `\n\n[gallery ids="${ids.join(',')}"]\n\n`;
  if (name === 'image' && id !== undefined) return `<img class="wp-image-${id}" src="${url ?? ''}">`;
  const address = url ?? href ?? src;
  if (address !== undefined && /^https?:\/\//.test(address)) return `\n\n[embed]${address}[/embed]\n\n`;
  if (!EMPTY.has(name)) context.notes.add('block', fullName);
  return '';
}

function showReused(ref: number, context: ContentContext, { path, reused }: Place): string {
  const content = path.includes(ref) || path.length >= MAX_DEPTH ? undefined : context.library.findBlock(ref);
  reused.count += 1;
  if (content === undefined || reused.count > MAX_REUSED) {
    context.notes.add('block', `block ${ref}`);
    return '';
  }
  return expand(content, context, { path: [...path, ref], reused });
}

const footnotes = z.array(z.object({ content: z.string() })).catch([]);

function showFootnotes({ footnotes: stored }: ContentContext): string {
  const items = footnotes.parse(parseJson(stored) ?? []).map(({ content }) => `<li>${content}</li>`);
  return items.length === 0 ? '' : `<ol>${items.join('')}</ol>`;
}
