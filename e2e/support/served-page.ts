import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page as the server sent it. */
export type ServedPage = {
  title: string;
  /** Texts of its headings of the first level. */
  headings: string[];
  isIndexed: boolean;
  /** Addresses of the links to the open page in navigation bars, by the name of the bar. */
  current: Map<string, string[]>;
  /** Texts of navigation bars, by their names. */
  bars: Map<string, string>;
  /** Addresses of the links of its main part, as written. */
  links: string[];
  /** Addresses of its pictures. */
  pictures: string[];
  /** Kinds of its elements, and its scripts and style sheets. */
  kinds: ReadonlySet<string>;
};

/** Attributes whose values change how an element looks or what it is. */
const TELLING = new Set(['class', 'role', 'type', 'lang', 'dir', 'colspan', 'rowspan', 'open']);

/** Elements of the frame, outside of the main part. */
const FRAME = new Set(['header', 'footer', 'nav', 'aside']);

type Above = { kind: string; isMain: boolean; isFrame: boolean; bar: string | undefined };

/**
 * Reads a page from its HTML. Elements are of one kind if they and all their ancestors have the same names, attributes
 * and classes; only texts and values differ then. Pages without a new kind look like those before, but for the lengths
 * of their texts.
 * The frame of the page, header, footer and bars outside of its main part, is left out, as it is the same on all pages
 * of an area.
 */
export function readServedPage(html: string): ServedPage {
  const page = {
    ...{ title: '', headings: [] as string[], isIndexed: true, links: [] as string[], pictures: [] as string[] },
    ...{ current: new Map<string, string[]>(), bars: new Map<string, string>(), kinds: new Set<string>() },
  };
  for (const node of parse(html).childNodes) visit(node, { kind: '', isMain: false, isFrame: false, bar: undefined });
  return page;

  function visit(node: Node, above: Above): void {
    if (!isElement(node)) return;
    const { tagName } = node;
    const get = (name: string) => getAttribute(node, name);
    const href = get('href');
    const bar = tagName === 'nav' ? (get('aria-label') ?? '') : above.bar;
    if (tagName === 'nav' && bar !== undefined) page.bars.set(bar, collectText(node));
    if (tagName === 'title' && page.title === '') page.title = collectText(node);
    if (tagName === 'h1') page.headings.push(collectText(node).trim());
    if (get('name') === 'robots' && get('content')?.includes('noindex')) page.isIndexed = false;
    if (bar !== undefined && get('aria-current') === 'page')
      page.current.set(bar, [...(page.current.get(bar) ?? []), href ?? '']);
    if (above.isMain && tagName === 'a' && href !== undefined) page.links.push(href);
    const source = get('src');
    if (tagName === 'img' && source !== undefined) page.pictures.push(source);
    const kind = `${above.kind}>${describe(node)}`;
    const isMain = above.isMain || tagName === 'main';
    const isFrame = above.isFrame || (!isMain && FRAME.has(tagName));
    if (!isFrame) page.kinds.add(kind);
    for (const child of node.childNodes) visit(child, { kind, isMain, isFrame, bar });
  }
}

/**
 * The kind of an element among those of the same parent: with what it is made of, as a field without its label is
 * another kind of field. Scripts and style sheets are told apart by their files.
 */
function describe({ tagName, attrs, childNodes }: Element): string {
  const file = attrs.find(
    ({ name, value }) => (name === 'src' || name === 'href') && value.startsWith('/_next/static/'),
  );
  const names = attrs.map(({ name, value }) => (TELLING.has(name) ? `${name}=${value}` : name)).sort();
  const inside = new Set(childNodes.filter(isTelling).map(({ nodeName }) => nodeName));
  return [tagName, file?.value.replace(/[?#].*/, ''), ...names, '/', ...[...inside].sort()].join(' ');
}

/** An element, or a text that isn't blank. */
const isTelling = (node: Node): boolean => isElement(node) || ('value' in node && /\S/.test(node.value));

const isElement = (node: Node): node is Element => 'tagName' in node;

const getAttribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

function collectText(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(collectText).join('') : '';
}
