import { tidyText } from '@/lib/text/text-rules';
import { movingFeedMessages as words } from './feed.messages';
import type { Feed, FeedContext } from './feed.schema';
import { type FeedFile, isPictureFile, type RawFeedItem, toFeedItems } from './feed-item';
import { textToHtml, toLine, toWebAddress } from './feed-text.rules';
import { listChildren, readChildText, readXmlTree, toHtml, toXmlText, type XmlElement } from './xml-tree';

const ROOTS = new Set(['rss', 'rdf:RDF', 'atom:feed', 'feed', 'channel']);
const MARKUP = /<[a-z!/]|&(?:#\d+|#x[0-9a-f]+|[a-z]{2,8});/i;

/**
 * Reads RSS 0.9x, 1.0 and 2.0, and Atom 0.3 and 1.0.
 *
 * @returns undefined for a document that is none of them
 */
export function readXmlFeed(text: string, { address, now }: FeedContext): Feed | undefined {
  const { root, problem } = readXmlTree(text);
  const top = listElements(root).find(({ name }) => ROOTS.has(name));
  if (!top) return undefined;
  const channel = listChildren(top, 'channel')[0] ?? top;
  const home = toWebAddress(readChildText(channel, 'link'), address) ?? address;
  const base = resolveBase(top, resolveBase(channel, home));
  const found = findItems(root, base);
  const items = found.filter(({ element }) => element.isWhole);
  const { items: read, remarks } = toFeedItems(
    items.map(({ element, base: own }) =>
      element.name === 'item' ? readRssItem(element, own) : readEntry(element, own),
    ),
    now,
  );
  return {
    title: readTitle(channel) || readTitle(top),
    items: read,
    remarks: [...remarks, ...(problem === undefined ? [] : [{ text: words['feed.remark.broken'], detail: problem }])],
  };
}

const listElements = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string');

const resolveBase = (element: XmlElement, base: string): string =>
  toWebAddress(element.attributes['xml:base'] ?? '', base) ?? base;

/** Items wherever they stand: below the channel in RSS, beside it in RDF, and after a root that broke off. */
function findItems(parent: XmlElement, base: string): { element: XmlElement; base: string }[] {
  return listElements(parent).flatMap((element) => {
    const own = resolveBase(element, base);
    if (['item', 'atom:entry', 'entry'].includes(element.name)) return [{ element, base: own }];
    return ROOTS.has(element.name) || element.name === 'items' ? findItems(element, own) : [];
  });
}

function readRssItem(item: XmlElement, base: string): RawFeedItem {
  const guid = listChildren(item, 'guid')[0];
  const id = guid ? toXmlText(guid).trim() : (item.attributes['rdf:about'] ?? '');
  const isLink = guid !== undefined && guid.attributes.isPermaLink !== 'false' && /^https?:/i.test(id);
  const link = readChildText(item, 'link') || readAtomLink(item, 'atom:link') || (isLink ? id : '');
  const enclosures = listChildren(item, 'enclosure').map((one) => readFile(one, 'url', 'type'));
  const own = item.attributes['xml:base'] === undefined ? (toWebAddress(link, base) ?? base) : base;
  const html = readChildText(item, 'content:encoded', 'xhtml:body') || readAtomText(item, 'content');
  return {
    ...{ id, link, base: own, title: readTitle(item) },
    html: html || toMarkup(readChildText(item, 'description', 'dcterms:abstract', 'dc:description', 'itunes:summary')),
    date: readChildText(
      item,
      'pubDate',
      'dc:date',
      'dcterms:issued',
      'dcterms:created',
      'atom:published',
      'atom:updated',
    ),
    categories: readLines(item, 'category', 'dc:subject'),
    ...{ covers: listCovers(item), files: enclosures },
  };
}

function readEntry(entry: XmlElement, base: string): RawFeedItem {
  const link = readAtomLink(entry, 'atom:link') || readAtomLink(entry, 'link');
  const [content] = [...listChildren(entry, 'atom:content'), ...listChildren(entry, 'content')];
  const elsewhere = content?.attributes.src ?? '';
  const textBase = content ? resolveBase(content, base) : base;
  const html = elsewhere === '' ? readAtomText(entry, 'content') : '';
  return {
    id: readChildText(entry, 'atom:id', 'id'),
    link: toWebAddress(link, base) ?? link,
    base: textBase,
    title: readTitle(entry),
    html: html || readAtomText(entry, 'summary') || toMarkup(readDescription(entry)),
    date: readChildText(entry, 'atom:published', 'published', 'atom:issued', 'atom:updated', 'updated', 'dc:date'),
    categories: [...listChildren(entry, 'atom:category'), ...listChildren(entry, 'category')]
      .map(({ attributes }) => tidyText(attributes.label ?? attributes.term ?? ''))
      .filter(Boolean),
    covers: listCovers(entry),
    files: [...listChildren(entry, 'atom:link'), ...listChildren(entry, 'link')]
      .filter(({ attributes }) => attributes.rel === 'enclosure')
      .map((one) => readFile(one, 'href', 'type')),
    ...(html === '' && elsewhere !== '' ? { elsewhere } : {}),
  };
}

/** Title as a line; that of Atom says itself how it is written. */
function readTitle(element: XmlElement): string {
  const [title] = ['title', 'atom:title', 'media:title', 'dc:title'].flatMap((name) => listChildren(element, name));
  if (!title) return '';
  const isText = title.name === 'atom:title' && ['text', undefined, ''].includes(title.attributes.type);
  const text = toXmlText(title);
  return isText && !MARKUP.test(text) ? tidyText(text.replace(/\s+/g, ' ')) : toLine(text);
}

/** Text of Atom as HTML: written as text, as HTML in text, or as XHTML. */
function readAtomText(entry: XmlElement, name: string): string {
  const [element] = [...listChildren(entry, `atom:${name}`), ...listChildren(entry, name)];
  if (!element) return '';
  const { type = 'text', mode = '' } = element.attributes;
  if (/xhtml/i.test(type) || (mode === 'xml' && listElements(element).length > 0)) return toHtml(element).trim();
  const text = toXmlText(element);
  return /html/i.test(type) || mode === 'escaped' ? text.trim() : textToHtml(text);
}

/** Text that may be plain or HTML. */
const toMarkup = (text: string): string => (MARKUP.test(text) ? text : textToHtml(text));

/** Address of the page of an item: the link that says so, else one that says nothing. */
function readAtomLink(element: XmlElement, name: string): string {
  const links = listChildren(element, name).map(({ attributes }) => attributes);
  const found =
    links.find(({ rel = 'alternate', type = 'text/html' }) => rel === 'alternate' && /html/i.test(type)) ??
    links.find(({ rel = 'alternate' }) => rel === 'alternate');
  return found?.href ?? '';
}

const readLines = (item: XmlElement, ...names: readonly string[]): string[] =>
  names.flatMap((name) => listChildren(item, name).map((one) => toLine(toXmlText(one)))).filter(Boolean);

const readDescription = (entry: XmlElement): string =>
  readChildText(listChildren(entry, 'media:group')[0] ?? entry, 'media:description');

const readFile = ({ attributes }: XmlElement, address: string, type: string): FeedFile => ({
  ...{ address: attributes[address] ?? '', type: attributes[type] ?? '', alt: '' },
});

/** Pictures by the media module, the widest first, and those of podcasts. */
function listCovers(item: XmlElement): FeedFile[] {
  const holders = [item, ...listChildren(item, 'media:group'), ...listChildren(item, 'media:content')];
  const contents = [item, ...listChildren(item, 'media:group')].flatMap((one) => listChildren(one, 'media:content'));
  const pictures = contents
    .map((one) => ({ one, file: { ...readFile(one, 'url', 'type'), alt: readAlt(one) } }))
    .filter(({ one, file }) => one.attributes.medium === 'image' || (!one.attributes.medium && isPictureFile(file)));
  const thumbnails = holders
    .flatMap((one) => listChildren(one, 'media:thumbnail'))
    .map((one) => ({ one, file: readFile(one, 'url', '') }));
  const widest = (list: typeof thumbnails) =>
    list.toSorted((a, b) => Number(b.one.attributes.width ?? 0) - Number(a.one.attributes.width ?? 0));
  const podcast = listChildren(item, 'itunes:image').map((one) => readFile(one, 'href', ''));
  return [...widest(pictures), ...widest(thumbnails)]
    .map(({ file }) => file)
    .concat(podcast)
    .filter(({ address }) => address !== '');
}

const readAlt = (content: XmlElement): string => toLine(readChildText(content, 'media:description', 'media:title'));
