import { SaxesParser, type SaxesTagNS } from 'saxes';
import { namedEntities } from './named-entities.rules';

/** An element; its name has the prefix of its namespace as this file names it, and none for RSS. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  /** False for one that the document broke off within. */
  isWhole: boolean;
};

export type XmlTree = {
  /** Holds the document's elements, also those after a root that was closed too early. */
  root: XmlElement;
  /** First error of the document; undefined for a sound one. */
  problem?: string;
};

/** Limits of a document: elements, and depth, as later steps walk through it recursively. */
const MAX_ELEMENTS = 200_000;
const MAX_DEPTH = 120;

/** Prefixes by namespace; feeds choose their own, and some declare none. */
const prefixes: Readonly<Record<string, string>> = {
  'http://www.w3.org/2005/Atom': 'atom',
  'http://purl.org/atom/ns#': 'atom',
  'http://purl.org/rss/1.0/': '',
  'http://my.netscape.com/rdf/simple/0.9/': '',
  'http://channel.netscape.com/rdf/simple/0.9/': '',
  'http://backend.userland.com/rss2': '',
  'http://purl.org/rss/1.0/modules/content/': 'content',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://purl.org/dc/terms/': 'dcterms',
  'http://search.yahoo.com/mrss/': 'media',
  'http://search.yahoo.com/mrss': 'media',
  'http://www.itunes.com/dtds/podcast-1.0.dtd': 'itunes',
  'http://www.w3.org/1999/xhtml': 'xhtml',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#': 'rdf',
};

/**
 * Reads an XML document of another site. Entities of a DOCTYPE are never expanded and nothing is fetched for it; a broken
 * document is read as far as it goes.
 */
export function readXmlTree(text: string): XmlTree {
  const parser = new SaxesParser({ xmlns: true, position: true });
  // Without a prototype, as the document chooses the names that are looked up.
  parser.ENTITIES = Object.assign(Object.create(null), namedEntities);
  const root = createElement('', {});
  const open: XmlElement[] = [root];
  let count = 0;
  let problem: string | undefined;
  const refuse = (why: string) => {
    problem ??= why;
  };
  const addText = (part: string) => void open.at(-1)?.children.push(part);
  parser.on('error', ({ message }) => refuse(message));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', (tag) => {
    count += 1;
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new TooMuchXml();
    const element = createElement(toName(tag), readAttributes(tag));
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    const closed = open.length > 1 ? open.pop() : undefined;
    if (closed) closed.isWhole = true;
  });
  try {
    parser.write(text);
    // Elements that are open now were not closed by the document, but are by the parser.
    const unclosed = [...open];
    parser.close();
    for (const element of unclosed) element.isWhole = false;
  } catch (error) {
    if (!(error instanceof TooMuchXml)) throw error;
    refuse('too many or too deep elements');
  }
  return { root, ...(problem === undefined ? {} : { problem }) };
}

class TooMuchXml extends Error {}

const createElement = (name: string, attributes: XmlElement['attributes']): XmlElement => ({
  ...{ name, attributes, children: [], isWhole: false },
});

function toName({ prefix, local, uri }: Pick<SaxesTagNS, 'prefix' | 'local' | 'uri'>): string {
  const known = uri === '' ? prefix : (prefixes[uri] ?? prefix);
  return known === '' ? local : `${known}:${local}`;
}

const readAttributes = ({ attributes }: SaxesTagNS): Record<string, string> =>
  Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value]));

/** Text of an element and of all within it. */
export const toXmlText = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : toXmlText(child))).join('');

/** Child elements of a name. */
export const listChildren = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string' && child.name === name);

/** Text of the first child of any of these names that has one, trimmed; empty for none. */
export function readChildText(element: XmlElement, ...names: readonly string[]): string {
  for (const name of names) {
    for (const child of listChildren(element, name)) {
      const text = toXmlText(child).trim();
      if (text !== '') return text;
    }
  }
  return '';
}

const VOID = /^(?:area|br|col|embed|hr|img|input|source|track|wbr)$/;
const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The content of an element as HTML, for a text that is written in XHTML. */
export const toHtml = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? escapeText(child) : toHtmlElement(child))).join('');

function toHtmlElement(element: XmlElement): string {
  const name = element.name.replace(/^[^:]*:/, '');
  const attributes = Object.entries(element.attributes)
    .filter(([attribute]) => !attribute.startsWith('xml'))
    .map(([attribute, value]) => ` ${attribute}="${escapeText(value).replace(/"/g, '&quot;')}"`);
  const start = `<${name}${attributes.join('')}>`;
  return VOID.test(name) ? start : `${start}${toHtml(element)}</${name}>`;
}
