import type { FeedEntry, FeedFacts } from '@/features/news/feeds.schema';
import { element, type Xml, xmlDocument } from '@/lib/text/xml';

/** A feed as Atom 1.0. */
export function writeAtom(feed: FeedFacts): string {
  const root = element(
    'feed',
    [
      element('id', feed.self),
      element('title', feed.title),
      element('subtitle', feed.description),
      element('updated', feed.updated.toISOString()),
      element('link', [], { rel: 'self', type: 'application/atom+xml', href: feed.self }),
      element('link', [], { rel: 'alternate', type: 'text/html', href: feed.page }),
      element('author', [element('name', feed.agency)]),
      element('icon', feed.icon),
      ...feed.entries.map(toEntry),
    ],
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'th' },
  );
  return xmlDocument(root);
}

function toEntry({ cover, ...entry }: FeedEntry): Xml {
  return element('entry', [
    element('id', entry.url),
    element('title', entry.headline),
    element('link', [], { rel: 'alternate', type: 'text/html', href: entry.url }),
    cover && element('link', [], { rel: 'enclosure', type: cover.mimeType, length: cover.bytes, href: cover.url }),
    element('published', entry.published.toISOString()),
    element('updated', entry.updated.toISOString()),
    element('author', [element('name', entry.author)]),
    element('category', [], { term: entry.category }),
    element('summary', entry.summary),
    element('content', entry.html, { type: 'html' }),
  ]);
}
