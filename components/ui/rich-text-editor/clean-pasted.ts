import { cleanFragment, isOwnPicture, stringifyTree } from '@/lib/rich-text/tree';
import { toTree } from './dom-tree';
import { convertWordLists } from './word-lists';

export type Pasted = {
  html: string;
  /** Number of pictures of other sites, which are left out. */
  foreign: number;
  /** Pictures as `data:` addresses. */
  data: string[];
};

const HIDDEN = 'script, style, meta, link, title, template, noscript, o\\:p:empty, .Apple-interchange-newline';
/** CSS declarations and the elements that replace them. */
const styled: readonly [RegExp, string][] = [
  [/(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/(?:^|[;\s])font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*:[^;]*underline/i, 'u'],
  [/text-decoration[^;]*:[^;]*line-through/i, 's'],
];
const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_eid|igshid)$/;

/**
 * Cleans HTML copied from Word, Google Docs or a web page down to what a text may hold. The rules are the sanitiser's
 * own.
 */
export function cleanPasted(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(HIDDEN)) element.remove();
  convertWordLists(body);
  for (const element of body.querySelectorAll('[style]')) applyStyle(element);
  for (const anchor of body.querySelectorAll('a[href]')) tidyLink(anchor);
  const sources = [...body.querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '');
  const data = sources.filter((source) => source.startsWith('data:image/'));
  const foreign = sources.filter((source) => !isOwnPicture(source)).length - data.length;
  for (const paragraph of body.querySelectorAll('p, div')) dropIfBlank(paragraph);
  return { html: stringifyTree(cleanFragment(toTree(body))), foreign, data };
}

function applyStyle(element: Element): void {
  const style = element.getAttribute('style') ?? '';
  // Google Docs wraps all copied content in a <b> that is not bold.
  if (element.matches('b, strong') && /(?:^|[;\s])font-weight:\s*(?:normal|400)/i.test(style)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (!element.matches('span, font')) return;
  for (const [pattern, tagName] of styled) {
    if (!pattern.test(style)) continue;
    const mark = element.ownerDocument.createElement(tagName);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/** Removes tracking parameters from an address. */
function tidyLink(anchor: Element): void {
  const href = anchor.getAttribute('href') ?? '';
  if (!URL.canParse(href) || !href.startsWith('http')) return;
  const url = new URL(href);
  const known = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (known.length === 0) return;
  for (const name of known) url.searchParams.delete(name);
  anchor.setAttribute('href', url.href);
}

function dropIfBlank(paragraph: Element): void {
  const isBlank =
    !paragraph.textContent?.replace(/\u00a0/g, ' ').trim() && !paragraph.querySelector('img, iframe, hr, table');
  if (isBlank) paragraph.remove();
}
