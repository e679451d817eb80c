import type { Element, ElementContent, Root } from 'hast';
import { readVideo } from '@/lib/rich-text/video';
import { readWebAddress } from '../addresses.rules';
import type { ContentContext } from './context';
import { readFileName } from './embeds';
import { freePicture, isCaptionBox, isGallery, readBackground, takeGallery, tidyFigure, tidyPicture } from './pictures';
import {
  createElement,
  findElements,
  hasClass,
  isBlank,
  isElement,
  type Node,
  readAttribute,
  readNodeText,
  replaceNodes,
} from './tree';

const DOCUMENT = /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|zip|rar|7z|txt|csv|rtf|mp3|mp4|m4a|mov|avi|wmv)(?:[?#]|$)/i;
const FILE_BUTTON = /^wp-block-file__(?:button|embed)$/;
/** Elements that show nothing of their own. */
const HOLDERS = /^(?:a|span|strong|b|em|i|u|s|sup|sub|small|font|p|h[1-6])$/;
const LINES = /^(?:p|h[1-6])$/;
/** Parts of forms and drawings, which no text can have. */
const LOST = /^(?:svg|input|button|select|textarea|datalist)$/;
/** Elements that only group others. */
const GROUPS = /^(?:form|div|section|article|main|header|footer|aside|nav|center|address|details|dl|fieldset)$/;
const BLOCK = /^(?:p|h[1-6]|ul|ol|li|table|blockquote|figure|hr|iframe|object|script|style)$/;

/**
 * Turns what WordPress's HTML says by its own classes and elements into what the portal's editor has: galleries go below
 * the text, figures have one picture, quotations their source, players an address.
 *
 * @param base address of the post, against which its links are resolved
 */
export function tidyTree(tree: Root, context: ContentContext, base: string): void {
  replaceNodes(tree, (node) => {
    if (node.type === 'comment') return [];
    return isElement(node) ? tidyElement(node, context, base) : [node];
  });
  tree.children = toBlocks(tree.children) as Root['children'];
}

function tidyElement(element: Element, context: ContentContext, base: string): Node[] {
  const { tagName } = element;
  if (tagName === 'noscript' || hasClass(element, FILE_BUTTON)) return [];
  if (isGallery(element)) return takeGallery(element, context);
  if (tagName === 'img') return tidyPicture(element, context);
  if (tagName === 'figure' || isCaptionBox(element)) return tidyFigure(element);
  if (tagName === 'a') return tidyLink(element, context, base);
  if (tagName === 'iframe') return tidyFrame(element, context);
  if (tagName === 'audio' || tagName === 'video') return tidyPlayer(element, context);
  if (tagName === 'pre') return [toLines(element)];
  if (tagName === 'blockquote') return [tidyQuote(element)];
  if (tagName === 'summary' || tagName === 'dt')
    return [createElement('p', [createElement('strong', element.children)])];
  if (tagName === 'dd') return [{ ...element, tagName: 'p' }];
  if (tagName === 'table') return tidyTable(element);
  if (LOST.test(tagName)) return lose(element, context);
  if (LINES.test(tagName)) return tidyLine(element);
  if (!GROUPS.test(tagName)) return [element];
  if (tagName === 'form') context.notes.add('element', tagName);
  const background =
    hasClass(element, /^wp-block-cover$|^wp-block-cover__image-background$/) && readBackground(element);
  return [...(background ? [background] : []), ...toBlocks(element.children)];
}

function lose({ tagName }: Element, { notes }: ContentContext): Node[] {
  notes.add('element', tagName);
  return [];
}

/** A line without text is a gap; players stand beside lines. */
function tidyLine(line: Element): Node[] {
  if (readNodeText(line) !== '') return [line];
  if (line.children.some((child) => isElement(child) && child.tagName === 'iframe'))
    return line.children.filter((child) => !isBlank(child));
  return isEmpty(line) ? [] : [line];
}

/** Gives what stands between blocks a paragraph of its own, so that it doesn't run into its neighbours. */
function toBlocks(children: readonly Node[]): Node[] {
  const blocks: Node[] = [];
  let line: ElementContent[] = [];
  const close = () => {
    if (line.some((node) => !isEmpty(node))) blocks.push(createElement('p', trimLine(line)));
    line = [];
  };
  for (const child of children) {
    if (child.type === 'doctype') continue;
    if (isElement(child) && BLOCK.test(child.tagName)) {
      close();
      blocks.push(child);
    } else line.push(child);
  }
  close();
  return blocks;
}

function tidyLink(link: Element, context: ContentContext, base: string): Node[] {
  const freed = freePicture(link, context);
  if (freed) return freed;
  const href = readAttribute(link, 'href').trim();
  // A place within the text has no address here.
  if (href === '' || href.startsWith('#')) return link.children;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) && !/^(?:https?|mailto|tel):/i.test(href)) {
    context.notes.add('link', href);
    return link.children;
  }
  const url = readWebAddress(href, URL.canParse(base) ? base : undefined);
  if (url && DOCUMENT.test(url.pathname) && !context.notes.knows(url.href)) context.notes.add('file', url.href);
  return [createElement('a', link.children, { href: url?.href ?? href })];
}

/** Frames that the portal doesn't show become links, as those of forms and maps. */
function tidyFrame(frame: Element, { notes }: ContentContext): Node[] {
  const src = [readAttribute(frame, 'src'), readAttribute(frame, 'dataSrc'), readAttribute(frame, 'dataLazySrc')]
    .map((one) => (one.startsWith('//') ? `https:${one}` : one.trim()))
    .find((one) => /^https?:/i.test(one));
  const video = readVideo(src ?? '');
  if (video?.embed) return [createElement('iframe', [], { src: video.embed })];
  notes.add('frame', src ?? readAttribute(frame, 'src'));
  return video ? [toLink(video.watch)] : [];
}

function tidyPlayer(player: Element, { notes }: ContentContext): Node[] {
  const sources = [player, ...findElements(player, ({ tagName }) => tagName === 'source')];
  const src = sources.map((one) => readAttribute(one, 'src').trim()).find((one) => readWebAddress(one));
  notes.add('media', src ?? '');
  return src === undefined ? [] : [toLink(src, readFileName(src))];
}

const toLink = (address: string, value = address): Element =>
  createElement('p', [createElement('a', [{ type: 'text', value }], { href: address })]);

/** Text whose lines mean something, as a paragraph with breaks. */
function toLines(element: Element): Element {
  const text = collectLines(element)
    .replace(/\r\n?/g, '\n')
    .replace(/^\n|\n$/g, '');
  const children = text
    .split('\n')
    .flatMap((line, index): ElementContent[] => [
      ...(index === 0 ? [] : [createElement('br', [])]),
      { type: 'text', value: line.replace(/ {2}/g, '\u00a0 ') },
    ]);
  return createElement('p', children);
}

function collectLines(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node)) return '';
  return node.tagName === 'br' ? '\n' : node.children.map(collectLines).join('');
}

/** Sources of a quotation stand in a line of their own. */
function tidyQuote(quote: Element): Element {
  const children = quote.children.flatMap((child): ElementContent[] =>
    isElement(child) && /^(?:cite|footer)$/.test(child.tagName)
      ? readNodeText(child) === ''
        ? []
        : [createElement('p', child.children)]
      : [child],
  );
  return { ...quote, children: toBlocks(children) as ElementContent[] };
}

/** A table's caption stands above it. */
function tidyTable(table: Element): Node[] {
  const captions = findElements(table, ({ tagName }) => tagName === 'caption');
  const lines = captions.filter((one) => readNodeText(one) !== '').map((one) => createElement('p', one.children));
  return [...lines, { ...table, children: table.children.filter((child) => !captions.some((one) => one === child)) }];
}

/** Blanks at the edges of a line are none of it. */
const trimLine = (line: readonly ElementContent[]): ElementContent[] =>
  line.map((node, index) => {
    if (node.type !== 'text') return node;
    const value = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === line.length - 1 ? value.trimEnd() : value };
  });

/** True for what shows nothing: blanks, breaks, and elements with nothing else in them. */
const isEmpty = (node: Node): boolean =>
  isElement(node)
    ? node.tagName === 'br' || (HOLDERS.test(node.tagName) && node.children.every(isEmpty))
    : isBlank(node) || node.type === 'comment';
