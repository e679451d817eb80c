import { buildElement, buildXmlDocument, type Xml } from '../xml';
import type { FeedData } from './feeds.queries';
import type { FeedEntry } from './feeds.rows';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};
/** Time that a feed reader may cache the feed, in minutes. */
const TTL_MINUTES = 15;

/** Serialises a feed as RSS 2.0. */
export function writeRss(feed: FeedData): string {
  const channel = buildElement('channel', [
    buildElement('title', feed.title),
    buildElement('link', feed.page),
    buildElement('description', feed.description),
    buildElement('language', 'th'),
    buildElement('lastBuildDate', feed.updated.toUTCString()),
    buildElement('ttl', TTL_MINUTES),
    buildElement('atom:link', [], { href: feed.self, rel: 'self', type: 'application/rss+xml' }),
    ...feed.entries.map(toRssItem),
  ]);
  return buildXmlDocument(buildElement('rss', [channel], { version: '2.0', ...NAMESPACES }));
}

function toRssItem({ cover, ...entry }: FeedEntry): Xml {
  return buildElement('item', [
    buildElement('title', entry.headline),
    buildElement('link', entry.url),
    buildElement('guid', entry.url, { isPermaLink: 'true' }),
    buildElement('pubDate', entry.published.toUTCString()),
    buildElement('atom:updated', entry.updated.toISOString()),
    buildElement('dc:creator', entry.author),
    buildElement('category', entry.category),
    buildElement('description', entry.summary),
    cover && buildElement('enclosure', [], { url: cover.url, length: cover.bytes, type: cover.mimeType }),
    buildElement('content:encoded', entry.html),
  ]);
}
