import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FeedEntry = {
  id: string;
  title: string;
  text?: string;
  date?: string;
  category?: string;
  picture?: string;
};

export type FeedSite = {
  origin: string;
  /** Address of the feed. */
  address: string;
  entries: FeedEntry[];
  files: Map<string, Buffer>;
  etag: string;
  /** Requests as `path If-None-Match`. */
  requests: string[];
  /** Answers instead of the site; false leaves it to the site. */
  answer: (path: string, response: ServerResponse, request: IncomingMessage) => boolean;
  close: () => Promise<void>;
};

/** A site on this machine with a feed of whatever is put into it, on a free port unless one is given. */
export async function openFeedSite(port = 0): Promise<FeedSite> {
  const server = createServer((request, response) => serve(site, request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site: FeedSite = {
    ...{ origin, address: `${origin}/feed/`, entries: [], files: new Map(), etag: '', requests: [] },
    answer: () => false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}

function serve(site: FeedSite, request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '';
  const asked = request.headers['if-none-match'] ?? '';
  site.requests.push(`${path} ${asked}`.trim());
  if (site.answer(path, response, request)) return;
  const file = site.files.get(path);
  if (file) return void response.writeHead(200).end(file);
  if (path === '/') {
    const page = '<!doctype html><link rel="alternate" type="application/rss+xml" href="/feed/"><body>x';
    return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
  }
  if (path !== '/feed/') return void response.writeHead(404).end('not here');
  if (site.etag !== '' && asked === site.etag) return void response.writeHead(304).end();
  response.writeHead(200, { 'Content-Type': 'application/rss+xml', ...(site.etag && { ETag: site.etag }) });
  response.end(toRss(site));
}

const toRss = ({ origin, entries }: FeedSite): string => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>ข่าววิทยาลัย</title><link>${origin}/</link>
${entries.map((entry) => toItem(entry, origin)).join('\n')}</channel></rss>`;

const toItem = (
  { id, title, text = '<p>เนื้อข่าว</p>', date, category, picture }: FeedEntry,
  origin: string,
): string => `<item>
<guid isPermaLink="false">${id}</guid><title>${title}</title><link>${origin}/${id}</link>
<description><![CDATA[${text}]]></description>${date === '' ? '' : `<pubDate>${date ?? 'Mon, 06 May 2024 07:08:09 GMT'}</pubDate>`}
${category ? `<category>${category}</category>` : ''}${picture ? `<media:content medium="image" url="${picture}"/>` : ''}</item>`;
