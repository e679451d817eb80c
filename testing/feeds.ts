import { z } from 'zod';
import { childrenOf, readXml, textOf, type XmlElement } from './xml';

const ATOM = 'http://www.w3.org/2005/Atom';
/** RFC 822 with a year of four digits, as RSS 2.0 asks. */
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** RFC 3339, as Atom asks. */
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** What all three formats say of an item. */
export type ReadEntry = { id: string; url: string; title: string; html: string; image?: string };
export type ReadFeed = { title: string; self: string; entries: ReadEntry[] };

const check = (right: boolean, what: string): void => {
  if (!right) throw new Error(`the feed is not valid: ${what}`);
};
const isWhole = (address: string | undefined): boolean => /^https?:\/\/[^/]+\/\S*$/.test(address ?? '');
const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Reads RSS and throws where the specification of RSS 2.0 or the advice of its board is not kept. */
export function readRss(document: string): ReadFeed {
  const root = readXml(document);
  check(root.name === 'rss' && root.attributes.version === '2.0', 'rss 2.0');
  const [channel, ...more] = childrenOf(root, 'channel');
  if (!channel) throw new Error('no channel');
  check(more.length === 0, 'one channel');
  check(isWhole(textOf(channel, 'link')), 'link of the channel');
  check(textOf(channel, 'description') !== '', 'description of the channel');
  check(RFC_822.test(textOf(channel, 'lastBuildDate')), 'lastBuildDate');
  check(textOf(channel, 'language') === 'th', 'language');
  const [self] = childrenOf(channel, 'atom:link');
  check(self?.uri === ATOM && self.attributes.rel === 'self', 'link to itself');
  const entries = childrenOf(channel, 'item').map(readItem);
  check(isUnique(entries.map(({ id }) => id)), 'every guid once');
  return { title: textOf(channel, 'title'), self: self?.attributes.href ?? '', entries };
}

function readItem(item: XmlElement): ReadEntry {
  const [guid] = childrenOf(item, 'guid');
  const url = textOf(item, 'link');
  check(isWhole(url), 'link of an item');
  check(guid?.attributes.isPermaLink === 'true' && guid.text === url, 'guid');
  check(RFC_822.test(textOf(item, 'pubDate')), 'pubDate');
  check(textOf(item, 'dc:creator') !== '' && textOf(item, 'category') !== '', 'creator and category');
  const enclosures = childrenOf(item, 'enclosure');
  check(enclosures.length <= 1, 'one enclosure at most');
  for (const { attributes } of enclosures) {
    check(isWhole(attributes.url) && /^\d+$/.test(attributes.length ?? ''), 'enclosure');
    check(/^[a-z]+\/[\w.+-]+$/.test(attributes.type ?? ''), 'type of an enclosure');
  }
  return {
    id: guid?.text ?? '',
    url,
    title: textOf(item, 'title'),
    html: textOf(item, 'content:encoded'),
    image: enclosures[0]?.attributes.url,
  };
}

/** Reads Atom and throws where RFC 4287 is not kept. */
export function readAtom(document: string): ReadFeed {
  const feed = readXml(document);
  check(feed.name === 'feed' && feed.uri === ATOM, 'an Atom feed');
  check(isWhole(textOf(feed, 'id')), 'id');
  check(RFC_3339.test(textOf(feed, 'updated')), 'updated');
  check(
    childrenOf(feed, 'author').every((author) => textOf(author, 'name') !== ''),
    'author',
  );
  const [self] = childrenOf(feed, 'link').filter(({ attributes }) => attributes.rel === 'self');
  const entries = childrenOf(feed, 'entry').map(readAtomEntry);
  check(isUnique(entries.map(({ id }) => id)), 'every id once');
  return { title: textOf(feed, 'title'), self: self?.attributes.href ?? '', entries };
}

function readAtomEntry(entry: XmlElement): ReadEntry {
  const links = childrenOf(entry, 'link').map(({ attributes }) => attributes);
  const alternates = links.filter(({ rel }) => rel === 'alternate');
  check(alternates.length === 1 && links.every(({ href }) => isWhole(href)), 'links of an entry');
  check(isWhole(textOf(entry, 'id')), 'id of an entry');
  const [published, updated] = [textOf(entry, 'published'), textOf(entry, 'updated')];
  check(RFC_3339.test(published) && RFC_3339.test(updated) && updated >= published, 'dates of an entry');
  check(
    childrenOf(entry, 'category').every(({ attributes }) => attributes.term),
    'category',
  );
  check(
    childrenOf(entry, 'content').every(({ attributes }) => attributes.type === 'html'),
    'content',
  );
  return {
    id: textOf(entry, 'id'),
    url: alternates[0]?.href ?? '',
    title: textOf(entry, 'title'),
    html: textOf(entry, 'content'),
    image: links.find(({ rel }) => rel === 'enclosure')?.href,
  };
}

const authors = z.array(z.strictObject({ name: z.string().min(1) })).min(1);
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  icon: z.url(),
  authors,
  language: z.literal('th'),
  items: z.array(
    z.strictObject({
      id: z.url(),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string(),
      image: z.url().optional(),
      date_published: z.string().regex(RFC_3339),
      date_modified: z.string().regex(RFC_3339),
      authors,
      tags: z.array(z.string()),
      language: z.literal('th'),
      attachments: z
        .array(z.strictObject({ url: z.url(), mime_type: z.string(), size_in_bytes: z.number().int().positive() }))
        .optional(),
    }),
  ),
});

/** Reads a JSON Feed and throws where version 1.1 is not kept. */
export function readJsonFeed(document: string): ReadFeed {
  const { title, feed_url: self, items } = jsonFeed.parse(JSON.parse(document));
  check(isUnique(items.map(({ id }) => id)), 'every id once');
  return {
    title,
    self,
    entries: items.map(({ content_html: html, id, url, title: name, image }) => ({
      id,
      url,
      title: name,
      html,
      image,
    })),
  };
}
