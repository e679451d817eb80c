import { buildElement, buildXmlDocument, type Xml } from '../xml';
import type { FeedData } from './feeds.queries';
import type { FeedEntry } from './feeds.rows';

/** Serialises a feed as Atom 1.0. */
export function writeAtom(feed: FeedData): string {
  const root = buildElement(
    'feed',
    [
      buildElement('id', feed.self),
      buildElement('title', feed.title),
      buildElement('subtitle', feed.description),
      buildElement('updated', feed.updated.toISOString()),
      buildElement('link', [], { rel: 'self', type: 'application/atom+xml', href: feed.self }),
      buildElement('link', [], { rel: 'alternate', type: 'text/html', href: feed.page }),
      buildElement('author', [buildElement('name', feed.agency)]),
      buildElement('icon', feed.icon),
      ...feed.entries.map(toAtomEntry),
    ],
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'th' },
  );
  return buildXmlDocument(root);
}

function toAtomEntry({ cover, ...entry }: FeedEntry): Xml {
  return buildElement('entry', [
    buildElement('id', entry.url),
    buildElement('title', entry.headline),
    buildElement('link', [], { rel: 'alternate', type: 'text/html', href: entry.url }),
    cover && buildElement('link', [], { rel: 'enclosure', type: cover.mimeType, length: cover.bytes, href: cover.url }),
    buildElement('published', entry.published.toISOString()),
    buildElement('updated', entry.updated.toISOString()),
    buildElement('author', [buildElement('name', entry.author)]),
    buildElement('category', [], { term: entry.category }),
    buildElement('summary', entry.summary),
    buildElement('content', entry.html, { type: 'html' }),
  ]);
}
