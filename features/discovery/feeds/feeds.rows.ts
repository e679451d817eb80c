import type { Element, Root } from 'hast';
import { feedsMessages as words } from '@/features/news/feeds.messages';
import { newsHref } from '@/features/news/news.rules';
import type { Prisma } from '@/lib/db/db';
import { toPicture } from '@/lib/files/picture.schema';
import { selectColumns } from '@/lib/list/select-columns';
import { parseRichText } from '@/lib/rich-text/rich-text';
import { forEachElement, stringifyTree } from '@/lib/rich-text/tree';

export const feedColumns = {
  ...selectColumns('id', 'section', 'topic', 'summary', 'detail', 'publishAt', 'updatedAt', 'systemUserId'),
  collegeUserId: true,
  category: { select: { name: true } },
  organisation: { select: { name: true } },
  cover: {
    select: selectColumns('hash', 'extension', 'width', 'height', 'widths', 'color', 'mimeType', 'bytes'),
  },
} as const satisfies Prisma.NewsSelect;

export type FeedRow = Prisma.NewsGetPayload<{ select: typeof feedColumns }>;

/** Maximum length of the HTML of an entry, in characters; a longer text is replaced by the summary. */
const MAX_TEXT_LENGTH = 100_000;

/** Converts a row into an entry with absolute URLs. */
export function toFeedEntry(row: FeedRow, site: { url: string; agency: string }) {
  const absolute = (path: string) => new URL(path, site.url).href;
  const url = absolute(newsHref(row));
  const own = row.systemUserId !== null || row.collegeUserId !== null;
  return {
    /** URL of the item's page, also its permanent id. */
    url,
    headline: row.topic,
    summary: row.summary,
    html: row.detail.length > MAX_TEXT_LENGTH ? buildShortHtml(row.summary, url) : buildFullHtml(row.detail, site.url),
    category: row.category.name,
    author: own ? row.organisation.name : site.agency,
    published: row.publishAt,
    // A scheduled item was last changed before it was published.
    updated: row.updatedAt > row.publishAt ? row.updatedAt : row.publishAt,
    cover: row.cover
      ? { url: absolute(toPicture(row.cover, '').src), mimeType: row.cover.mimeType, bytes: row.cover.bytes }
      : undefined,
  };
}
/** A feed entry; all URLs are absolute. */
export type FeedEntry = ReturnType<typeof toFeedEntry>;

/** HTML of an item with absolute URLs, and links in place of iframes, which feed readers drop. */
function buildFullHtml(detail: string, base: string): string {
  const tree = parseRichText(detail);
  forEachElement(tree, (element) => {
    if (element.tagName === 'iframe') replaceByLink(element);
    for (const name of ['href', 'src']) makeAbsolute(element, name, base);
  });
  return stringifyTree(tree);
}

function replaceByLink(element: Element): void {
  const { src, title } = element.properties;
  element.tagName = 'a';
  element.properties = { href: src };
  element.children = [{ type: 'text', value: String(title ?? '') || words['feeds.video'].th }];
}

function makeAbsolute({ properties }: Element, name: string, base: string): void {
  const address = properties[name];
  if (typeof address !== 'string') return;
  properties[name] = URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

function buildShortHtml(summary: string, url: string): string {
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: url },
    children: [{ type: 'text', value: words['feeds.readOn'].th }],
  };
  const paragraph = (child: Element | { type: 'text'; value: string }): Element => ({
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [child],
  });
  const tree: Root = { type: 'root', children: [paragraph({ type: 'text', value: summary }), paragraph(link)] };
  return stringifyTree(tree);
}
