import type { APIRequestContext, Page } from '@playwright/test';
import { readServedPage } from '../support/served-page';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';
import { WALK } from '../support/walk';

// Follows every link of the public pages, as a reader and as a member: each leads to a page with one h1, a title of its
// own and a description.

/** Pages of one shape that are read: addresses that differ only in ids and in the values of parameters. */
const PAGES_A_SHAPE = 4;

type Found = { url: URL; from: string };
type Head = { canonical: string; title: string; description: string; headings: number; isIndexed: boolean };

/** Not pages: logging out, the download of one's own data. */
const NO_PAGE = /^\/(?:logout|api\/v1\/my-data)/;

const shapeOf = ({ pathname, searchParams }: URL) =>
  [pathname.replaceAll(/\d+/g, 'n'), ...[...new Set(searchParams.keys())].sort()].join(' ');

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const find = (html: string, pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');

const readHead = (html: string): Head => ({
  canonical: find(html, /<link rel="canonical" href="([^"]*)"/),
  title: find(html, /<title>([^<]*)<\/title>/),
  description: find(html, /<meta name="description" content="([^"]*)"/),
  headings: html.match(/<h1[\s>]/g)?.length ?? 0,
  isIndexed: !find(html, /<meta name="robots" content="([^"]*)"/).includes('noindex'),
});

const listLinks = (html: string, base: URL): URL[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) =>
    URL.canParse(decode(href), base) ? [new URL(decode(href), base)] : [],
  );

/** Status of an address, and its HTML if it is a page. */
async function read(request: APIRequestContext, { href }: URL): Promise<{ status: number; html: string }> {
  const answer = await request.get(href);
  const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
  return { status: answer.status(), html: isPage ? await answer.text() : '' };
}

/** True if the page that had the link still has it: other tests withdraw items meanwhile. */
async function isStillLinked(request: APIRequestContext, { url, from }: Found): Promise<boolean> {
  const { html } = await read(request, new URL(from));
  return listLinks(html, new URL(from)).some(({ pathname, search }) => pathname + search === url.pathname + url.search);
}

/**
 * Opens a page in the browser if it has a kind of element or a script that none before it had; else asks for its
 * pictures only.
 *
 * @returns the addresses of pictures that are missing
 */
async function look(page: Page, url: URL, html: string, seen: Set<string>): Promise<string[]> {
  const { kinds, pictures } = readServedPage(html);
  const isNew = [...kinds].some((kind) => !seen.has(kind));
  const unseen = pictures.filter((picture) => !seen.has(picture));
  for (const one of [...kinds, ...pictures]) seen.add(one);
  if (isNew) {
    await page.goto(url.href);
    return [];
  }
  const missing: string[] = [];
  for (const picture of new Set(unseen)) {
    const { status } = await read(page.request, new URL(picture, url));
    if (status >= 400) missing.push(picture);
  }
  return missing;
}

async function crawl(page: Page, starts: readonly URL[]): Promise<{ wrong: string[]; pages: number }> {
  const { request } = page;
  const queue: Found[] = starts.map((url) => ({ url, from: url.href }));
  const seen = new Set(starts.map(({ href }) => href));
  const shapes = new Map<string, number>();
  const owners = new Map<string, string>();
  const looked = new Set<string>();
  const wrong: string[] = [];
  let pages = 0;
  for (const found of queue) {
    const { url, from } = found;
    const shape = shapeOf(url);
    const count = (shapes.get(shape) ?? 0) + 1;
    shapes.set(shape, count);
    if (count > PAGES_A_SHAPE) continue;
    const { status, html } = await read(request, url);
    if (status >= 400) {
      if (await isStillLinked(request, found)) wrong.push(`${url.href}: ${status}, linked by ${from}`);
      continue;
    }
    if (html === '') continue;
    pages += 1;
    const { canonical, title, description, headings, isIndexed } = readHead(html);
    const owner = owners.get(title) ?? canonical;
    owners.set(title, owner);
    if (headings !== 1) wrong.push(`${url.href}: ${headings} h1`);
    if (isIndexed && owner !== canonical) wrong.push(`${url.href}: its title is that of ${owner}: ${title}`);
    if (isIndexed && description === '') wrong.push(`${url.href}: no description`);
    if (count === 1)
      for (const picture of await look(page, url, html, looked)) wrong.push(`${url.href}: no picture ${picture}`);
    // Choices of filters multiply; the pages that show them to nobody but their reader lead nowhere else.
    if (!isIndexed && !url.pathname.startsWith('/member/')) continue;
    for (const next of listLinks(html, url)) {
      next.hash = '';
      if (next.origin !== url.origin || seen.has(next.href) || NO_PAGE.test(next.pathname)) continue;
      seen.add(next.href);
      queue.push({ url: next, from: url.href });
    }
  }
  return { wrong, pages };
}

for (const [reader, ...starts] of [
  ['a reader', '/', '/en/'],
  ['a member', '/member/'],
] as const) {
  test(`every link that ${reader} finds leads to a page of its own`, WALK, async ({ page, baseURL }) => {
    test.setTimeout(900_000);
    if (reader === 'a member') await signInAs(page.request, 'member');
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.url()}: ${response.status()}`);
    });
    const { wrong, pages } = await crawl(
      page,
      starts.map((start) => new URL(start, baseURL)),
    );
    expect(wrong).toEqual([]);
    expect(failed).toEqual([]);
    expect(pages).toBeGreaterThan(60);
  });
}
