import type { Element, ElementContent, Root, RootContent } from 'hast';
import { ParseBudgetExceeded, parseHtml } from './parser';
import { sanitizeHtml, trySanitizeHtml, typedTextToHtml } from './rich-text';
import { isOwnPicture, stringifyTree } from './tree';
import { readVideo } from './video';

/** Part of a text that is not taken over: its kind, its address or element, and the number of its places. */
export type DroppedPart = {
  kind: 'script' | 'element' | 'frame' | 'picture' | 'link' | 'markup';
  detail: string;
  count: number;
};

export type ForeignHtml = {
  /** Clean HTML. */
  html: string;
  dropped: DroppedPart[];
  /** Addresses of its pictures, as they stand in it. */
  pictures: string[];
};

const SCRIPTS = new Set(['script', 'style', 'noscript', 'template']);
/** Elements that show something which no text of the portal can have. */
const WORKING = new Set([
  ...['object', 'embed', 'applet', 'video', 'audio', 'canvas', 'svg', 'math', 'form', 'input', 'button', 'select'],
  ...['textarea', 'map', 'frame', 'frameset', 'marquee', 'dialog', 'portal'],
]);
const SAFE_LINK = /^(?:https?:|mailto:|tel:)/i;
const MAX_DETAIL = 300;
/** Elements that hold a picture within a line. */
const INLINE = new Set(['a', 'span', 'strong', 'b', 'em', 'i', 'u', 'font', 'center']);

/**
 * Turns a text of another site into one of the portal: its pictures become own ones in figures, and all of it passes the
 * sanitiser. Everything that is lost is listed.
 *
 * @param html any text; plain text gets paragraphs
 * @param toOwn own address of a picture; undefined while there is none
 */
export function readForeignHtml(html: string, toOwn: (src: string) => string | undefined): ForeignHtml {
  const dropped = new Map<string, DroppedPart>();
  const drop = (kind: DroppedPart['kind'], detail: string) => {
    const key = `${kind} ${detail}`;
    const known = dropped.get(key) ?? { kind, detail: detail.slice(0, MAX_DETAIL), count: 0 };
    dropped.set(key, { ...known, count: known.count + 1 });
  };
  const pictures = new Set<string>();
  const typed = typedTextToHtml(html);
  const tree = tryParse(typed);
  if (!tree) {
    drop('markup', '');
    return { html: sanitizeHtml(typed), dropped: [...dropped.values()], pictures: [] };
  }
  visit(tree, (element) => examine(element, { drop, pictures, toOwn }));
  liftPictures(tree);
  const clean = trySanitizeHtml(stringifyTree(tree));
  if (clean === undefined) drop('markup', '');
  return { html: clean ?? sanitizeHtml(typed), dropped: [...dropped.values()], pictures: [...pictures] };
}

function tryParse(html: string): Root | undefined {
  try {
    return parseHtml(html);
  } catch (error) {
    if (error instanceof ParseBudgetExceeded) return undefined;
    throw error;
  }
}

function visit(parent: Root | Element, show: (element: Element) => void): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    show(child);
    visit(child, show);
  }
}

type Finds = {
  drop: (kind: DroppedPart['kind'], detail: string) => void;
  pictures: Set<string>;
  toOwn: (src: string) => string | undefined;
};

function examine(element: Element, { drop, pictures, toOwn }: Finds): void {
  const { tagName, properties } = element;
  if (SCRIPTS.has(tagName)) drop('script', tagName);
  else if (WORKING.has(tagName)) drop('element', tagName);
  else if (tagName === 'iframe') {
    const src = String(properties.src ?? '');
    const whole = src.startsWith('//') ? `https:${src}` : src;
    if (readVideo(whole)?.embed === undefined) drop('frame', src);
    else properties.src = whole;
  } else if (tagName === 'img') {
    const src = String(properties.src ?? '').trim();
    const own = toOwn(src);
    if (src !== '') pictures.add(src);
    if (own !== undefined) properties.src = own;
    else {
      properties.src = '';
      drop('picture', src);
    }
  } else if (tagName === 'a') {
    const href = String(properties.href ?? '').trim();
    const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(href);
    if (hasScheme && !SAFE_LINK.test(href)) drop('link', href);
  }
}

/** Moves pictures out of lines and into figures, as the editor has them; the line around one is split there. */
function liftPictures(parent: Root | Element): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (child.type !== 'element') return [child];
    const shown = toShown(child);
    if (shown) return [toFigure(shown)];
    if (child.tagName === 'figure') return keepFigure(child);
    if (child.tagName === 'p') return splitLine(child);
    liftPictures(child);
    return [child];
  }) as typeof parent.children;
}

/** The node if it is an own picture. */
const toShown = (node: ElementContent | RootContent): Element | undefined =>
  node.type === 'element' && node.tagName === 'img' && isOwnPicture(String(node.properties.src ?? ''))
    ? node
    : undefined;

/** A figure whose picture isn't there is its caption; one of something else stays. */
function keepFigure(figure: Element): RootContent[] {
  const others = figure.children.filter(
    (child) => !(child.type === 'element' ? /^(?:img|a|figcaption)$/.test(child.tagName) : isBlank(child)),
  );
  if (holdsOwn(figure) || others.length > 0) return [figure];
  const caption = figure.children.find((child) => child.type === 'element' && child.tagName === 'figcaption');
  return caption?.type === 'element' && hasWords(caption) ? [{ ...caption, tagName: 'p' }] : [];
}

const isBlank = (node: ElementContent): boolean =>
  node.type === 'comment' || (node.type === 'text' && node.value.trim() === '');
const holdsOwn = (node: ElementContent): boolean =>
  toShown(node) !== undefined || (node.type === 'element' && node.children.some(holdsOwn));

const toFigure = (picture: Element): Element => ({
  ...{ type: 'element', tagName: 'figure', properties: {}, children: [picture] },
});

function splitLine(line: Element): Element[] {
  if (!holdsPicture(line)) return [line];
  const parts: Element[] = [];
  let open: ElementContent[] = [];
  const close = () => {
    if (open.some((node) => node.type !== 'text' || node.value.trim() !== '')) parts.push({ ...line, children: open });
    open = [];
  };
  for (const child of line.children) {
    const found = findPictures(child);
    if (found.length === 0) open.push(child);
    else {
      close();
      parts.push(...found.map(toFigure));
      if (hasWords(child)) open.push(child);
    }
  }
  close();
  // A line that held nothing but a picture goes with it.
  return parts.filter(hasContent);
}

const holdsPicture = (node: ElementContent): boolean =>
  node.type === 'element' && (node.tagName === 'img' || node.children.some(holdsPicture));

/** True for what shows something: words, and elements that are shown without any. */
const hasContent = (node: ElementContent): boolean =>
  node.type === 'text'
    ? node.value.trim() !== ''
    : node.type === 'element' && (['figure', 'iframe', 'hr'].includes(node.tagName) || node.children.some(hasContent));

/** Own pictures in a part of a line, which are taken out of it. */
function findPictures(node: ElementContent): Element[] {
  const shown = toShown(node);
  if (shown) return [shown];
  if (node.type !== 'element' || !INLINE.has(node.tagName)) return [];
  const found = node.children.flatMap(findPictures);
  node.children = node.children.filter((child) => !toShown(child));
  return found;
}

const hasWords = (node: ElementContent): boolean =>
  node.type === 'text'
    ? node.value.trim() !== ''
    : node.type === 'element' && node.tagName !== 'img' && node.children.some(hasWords);
