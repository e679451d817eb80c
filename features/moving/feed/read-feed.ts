import { ParseBudgetExceeded, parseHtml } from '@/lib/rich-text/parser';
import { forEachElement } from '@/lib/rich-text/tree';
import type { Feed, FeedContext } from './feed.schema';
import { toWebAddress } from './feed-text.rules';
import { readJsonFeed } from './json-feed';
import { readXmlFeed } from './xml-feed';

const FEED_TYPE = /^(?:application\/(?:rss\+xml|atom\+xml|rdf\+xml|feed\+json|json)|text\/xml)\b/i;
/** Feeds of the comments below items, which sites name beside that of the items. */
const COMMENTS = /comments?\b|ความ(?:คิด)?เห็น/i;
/** Beginning of a page in which its links to feeds are looked for. */
const HEAD_LENGTH = 300_000;

/** Reads a feed of any known format; undefined for anything else. */
export const readFeed = (text: string, context: FeedContext): Feed | undefined =>
  /^[\s\ufeff]*[{[]/.test(text) ? readJsonFeed(text, context) : readXmlFeed(text, context);

/**
 * Address of the feed that a web page names by `<link rel="alternate">`: the first that isn't one of comments.
 *
 * @param address address of the page
 */
export function findFeedLink(html: string, address: string): string | undefined {
  const end = html.search(/<body[\s>]/i);
  const head = html.slice(0, end < 0 ? HEAD_LENGTH : Math.min(end, HEAD_LENGTH));
  const links: { href: string; title: string }[] = [];
  let base = address;
  try {
    forEachElement(parseHtml(head), ({ tagName, properties }) => {
      if (tagName === 'base') base = toWebAddress(String(properties.href ?? ''), address) ?? base;
      const rels = Array.isArray(properties.rel) ? properties.rel : [properties.rel];
      if (tagName !== 'link' || !rels.some((rel) => /^alternate$/i.test(String(rel)))) return;
      if (FEED_TYPE.test(String(properties.type ?? '')))
        links.push({ href: String(properties.href ?? ''), title: String(properties.title ?? '') });
    });
  } catch (error) {
    if (!(error instanceof ParseBudgetExceeded)) throw error;
  }
  const found = links.find(({ href, title }) => !COMMENTS.test(title) && !COMMENTS.test(href)) ?? links[0];
  return found && toWebAddress(found.href, base);
}
