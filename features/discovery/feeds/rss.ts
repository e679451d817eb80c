import type { FeedEntry, FeedFacts } from '@/features/news/feeds.schema';
import { element, type Xml, xmlDocument } from '@/lib/text/xml';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};
/** How long a reader may wait before it asks again, in minutes. */
const TTL_MINUTES = 15;

/** A feed as RSS 2.0. */
export function writeRss(feed: FeedFacts): string {
  const channel = element('channel', [
    element('title', feed.title),
    element('link', feed.page),
    element('description', feed.description),
    element('language', 'th'),
    element('lastBuildDate', feed.updated.toUTCString()),
    element('ttl', TTL_MINUTES),
    element('atom:link', [], { href: feed.self, rel: 'self', type: 'application/rss+xml' }),
    ...feed.entries.map(toItem),
  ]);
  return xmlDocument(element('rss', [channel], { version: '2.0', ...NAMESPACES }));
}

function toItem({ cover, ...entry }: FeedEntry): Xml {
  return element('item', [
    element('title', entry.headline),
    element('link', entry.url),
    element('guid', entry.url, { isPermaLink: 'true' }),
    element('pubDate', entry.published.toUTCString()),
    element('atom:updated', entry.updated.toISOString()),
    element('dc:creator', entry.author),
    element('category', entry.category),
    element('description', entry.summary),
    cover && element('enclosure', [], { url: cover.url, length: cover.bytes, type: cover.mimeType }),
    element('content:encoded', entry.html),
  ]);
}
