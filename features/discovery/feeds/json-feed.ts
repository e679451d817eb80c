import type { FeedData } from './feeds.queries';
import type { FeedEntry } from './feeds.rows';

/** Serialises a feed as JSON Feed 1.1. */
export function writeJsonFeed(feed: FeedData): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self,
    description: feed.description,
    icon: feed.icon,
    authors: [{ name: feed.agency }],
    language: 'th',
    items: feed.entries.map(toJsonFeedItem),
  });
}

function toJsonFeedItem({ cover, ...entry }: FeedEntry) {
  return {
    id: entry.url,
    url: entry.url,
    title: entry.headline,
    summary: entry.summary,
    content_html: entry.html,
    image: cover?.url,
    date_published: entry.published.toISOString(),
    date_modified: entry.updated.toISOString(),
    authors: [{ name: entry.author }],
    tags: [entry.category],
    language: 'th',
    attachments: cover && [{ url: cover.url, mime_type: cover.mimeType, size_in_bytes: cover.bytes }],
  };
}
