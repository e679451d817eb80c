import { z } from 'zod';
import { parseJson } from '@/lib/text/parse-json';
import { tidyText } from '@/lib/text/text-rules';
import type { Feed, FeedContext } from './feed.schema';
import { type RawFeedItem, toFeedItems } from './feed-item';
import { textToHtml, toLine, toWebAddress } from './feed-text.rules';

/** A text; anything else counts as none, so that one bad field doesn't cost the item. */
const line = z.string().catch('');
const item = z.object({
  id: z.union([z.string(), z.number().transform(String)]).catch(''),
  ...{ url: line, external_url: line, title: line, content_html: line, content_text: line, summary: line },
  ...{ image: line, banner_image: line, date_published: line, date_modified: line },
  tags: z.array(line).catch([]),
  attachments: z
    .array(z.object({ url: line, mime_type: line, title: line }).catch({ url: '', mime_type: '', title: '' }))
    .catch([]),
});
const feed = z.object({
  version: z.string().regex(/jsonfeed\.org\/version\/1/),
  ...{ title: line, home_page_url: line },
  items: z.array(z.unknown()).catch([]),
});

/**
 * Reads a JSON Feed of version 1 or 1.1.
 *
 * @returns undefined for anything else
 */
export function readJsonFeed(text: string, { address, now }: FeedContext): Feed | undefined {
  const read = feed.safeParse(parseJson(text.replace(/^\ufeff/, '')));
  if (!read.success) return undefined;
  const home = toWebAddress(read.data.home_page_url, address) ?? address;
  const raw = read.data.items.flatMap((one) => {
    const parsed = item.safeParse(one);
    return parsed.success ? [toRaw(parsed.data, home)] : [];
  });
  const { items, remarks } = toFeedItems(raw, now);
  return { title: tidyText(read.data.title), items, remarks };
}

function toRaw(given: z.infer<typeof item>, home: string): RawFeedItem {
  const link = given.url || given.external_url;
  const files = given.attachments.filter(({ url }) => url !== '');
  return {
    ...{ id: given.id, link, base: toWebAddress(link, home) ?? home, title: toLine(given.title) },
    html: given.content_html.trim() || textToHtml(given.content_text) || textToHtml(given.summary),
    date: given.date_published || given.date_modified,
    categories: given.tags.map(tidyText).filter(Boolean),
    covers: [given.image, given.banner_image].filter(Boolean).map((address) => ({ address, type: 'image', alt: '' })),
    files: files.map(({ url, mime_type, title }) => ({ address: url, type: mime_type, alt: toLine(title) })),
  };
}
