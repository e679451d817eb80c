import { z } from 'zod';
import { getChildren, getChildText, readXml, type XmlElement } from './xml';

const ATOM = 'http://www.w3.org/2005/Atom';
/** RFC 822 date with a four-digit year, required by RSS 2.0. */
const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** RFC 3339 date, required by Atom. */
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Fields of an item that all three formats have. */
export type ReadEntry = { id: string; url: string; title: string; html: string; image?: string };
export type ReadFeed = { title: string; self: string; entries: ReadEntry[] };

const assertValidFeed = (right: boolean, what: string): void => {
  if (!right) throw new Error(`the feed is not valid: ${what}`);
};
const isWhole = (address: string | undefined): boolean => /^https?:\/\/[^/]+\/\S*$/.test(address ?? '');
const isUnique = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Parses RSS; throws on violations of RSS 2.0 or of the RSS Advisory Board's recommendations. */
export function readRss(document: string): ReadFeed {
  const root = readXml(document);
  assertValidFeed(root.name === 'rss' && root.attributes.version === '2.0', 'rss 2.0');
  const [channel, ...more] = getChildren(root, 'channel');
  if (!channel) throw new Error('no channel');
  assertValidFeed(more.length === 0, 'one channel');
  assertValidFeed(isWhole(getChildText(channel, 'link')), 'link of the channel');
  assertValidFeed(getChildText(channel, 'description') !== '', 'description of the channel');
  assertValidFeed(RFC_822.test(getChildText(channel, 'lastBuildDate')), 'lastBuildDate');
  assertValidFeed(getChildText(channel, 'language') === 'th', 'language');
  const [self] = getChildren(channel, 'atom:link');
  assertValidFeed(self?.uri === ATOM && self.attributes.rel === 'self', 'link to itself');
  const entries = getChildren(channel, 'item').map(readItem);
  assertValidFeed(isUnique(entries.map(({ id }) => id)), 'every guid once');
  return { title: getChildText(channel, 'title'), self: self?.attributes.href ?? '', entries };
}

function readItem(item: XmlElement): ReadEntry {
  const [guid] = getChildren(item, 'guid');
  const url = getChildText(item, 'link');
  assertValidFeed(isWhole(url), 'link of an item');
  assertValidFeed(guid?.attributes.isPermaLink === 'true' && guid.text === url, 'guid');
  assertValidFeed(RFC_822.test(getChildText(item, 'pubDate')), 'pubDate');
  assertValidFeed(
    getChildText(item, 'dc:creator') !== '' && getChildText(item, 'category') !== '',
    'creator and category',
  );
  const enclosures = getChildren(item, 'enclosure');
  assertValidFeed(enclosures.length <= 1, 'one enclosure at most');
  for (const { attributes } of enclosures) {
    assertValidFeed(isWhole(attributes.url) && /^\d+$/.test(attributes.length ?? ''), 'enclosure');
    assertValidFeed(/^[a-z]+\/[\w.+-]+$/.test(attributes.type ?? ''), 'type of an enclosure');
  }
  return {
    id: guid?.text ?? '',
    url,
    title: getChildText(item, 'title'),
    html: getChildText(item, 'content:encoded'),
    image: enclosures[0]?.attributes.url,
  };
}

/** Parses Atom; throws on violations of RFC 4287. */
export function readAtom(document: string): ReadFeed {
  const feed = readXml(document);
  assertValidFeed(feed.name === 'feed' && feed.uri === ATOM, 'an Atom feed');
  assertValidFeed(isWhole(getChildText(feed, 'id')), 'id');
  assertValidFeed(RFC_3339.test(getChildText(feed, 'updated')), 'updated');
  assertValidFeed(
    getChildren(feed, 'author').every((author) => getChildText(author, 'name') !== ''),
    'author',
  );
  const [self] = getChildren(feed, 'link').filter(({ attributes }) => attributes.rel === 'self');
  const entries = getChildren(feed, 'entry').map(readAtomEntry);
  assertValidFeed(isUnique(entries.map(({ id }) => id)), 'every id once');
  return { title: getChildText(feed, 'title'), self: self?.attributes.href ?? '', entries };
}

function readAtomEntry(entry: XmlElement): ReadEntry {
  const links = getChildren(entry, 'link').map(({ attributes }) => attributes);
  const alternates = links.filter(({ rel }) => rel === 'alternate');
  assertValidFeed(alternates.length === 1 && links.every(({ href }) => isWhole(href)), 'links of an entry');
  assertValidFeed(isWhole(getChildText(entry, 'id')), 'id of an entry');
  const [published, updated] = [getChildText(entry, 'published'), getChildText(entry, 'updated')];
  assertValidFeed(RFC_3339.test(published) && RFC_3339.test(updated) && updated >= published, 'dates of an entry');
  assertValidFeed(
    getChildren(entry, 'category').every(({ attributes }) => attributes.term),
    'category',
  );
  assertValidFeed(
    getChildren(entry, 'content').every(({ attributes }) => attributes.type === 'html'),
    'content',
  );
  return {
    id: getChildText(entry, 'id'),
    url: alternates[0]?.href ?? '',
    title: getChildText(entry, 'title'),
    html: getChildText(entry, 'content'),
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

/** Parses a JSON Feed; throws on violations of version 1.1. */
export function readJsonFeed(document: string): ReadFeed {
  const { title, feed_url: self, items } = jsonFeed.parse(JSON.parse(document));
  assertValidFeed(isUnique(items.map(({ id }) => id)), 'every id once');
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
