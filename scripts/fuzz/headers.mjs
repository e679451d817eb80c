import { drawOddText } from './odd.mjs';

const LONG = 'x'.repeat(4_000);
const ENCODINGS = ['gzip', 'br', 'zstd', 'deflate', '*', 'identity;q=0', 'gzip;q=0, *;q=0', 'br;q=abc', ',,,', LONG];
const TAGS = ['*', '"x"', 'W/"x"', '"', '"a", "b", W/"c"', 'ก', LONG];
const TIMES = ['Thu, 01 Jan 1970 00:00:00 GMT', 'Sun, 22 Nov 2569 00:00:00 GMT', '0', 'tomorrow', LONG];
const RANGES = [
  'bytes=0-0',
  'bytes=-1',
  'bytes=5-1',
  'bytes=0-99999999999999999999',
  'bytes=0-1,3-4',
  'lines=1',
  'bytes=',
];
const COOKIES = [
  'portal-session=x',
  'portal-session=',
  `portal-session=${'A'.repeat(43)}`,
  'portal-session=a; portal-session=b',
  '=;;=',
  LONG,
  'portal-device=x',
  '__Host-portal-session=x',
  'next-auth.session-token=eyJhbGciOiJub25lIn0..',
  'a="\\"; portal-session="x"',
  '\u00ff',
];
const ADDRESSES = [
  '127.0.0.1',
  '::1',
  '2001:db8::1%eth0',
  '10.0.0.1, 10.0.0.2',
  "1'--",
  LONG,
  '::ffff:1.2.3.4',
  '[::1]:80',
];
const HOSTS = ['evil.example', 'localhost', '[::1]', 'a'.repeat(300), '', 'x:99999'];

/** Headers trusted by some layer, and values that it may not expect. */
const table = [
  ['Accept-Encoding', ENCODINGS],
  ['If-None-Match', TAGS],
  ['If-Match', TAGS],
  ['If-Modified-Since', TIMES],
  ['If-Unmodified-Since', TIMES],
  ['If-Range', [...TAGS, ...TIMES]],
  ['Range', RANGES],
  ['Cookie', COOKIES],
  ['Accept', ['text/html', 'text/x-component', '*/*', 'image/webp', ',', LONG]],
  ['Accept-Language', ['en', 'th-TH;q=0.1', '*', LONG]],
  ['Content-Encoding', ['gzip', 'br', 'identity', 'x']],
  ['Expect', ['100-continue', '200-ok']],
  ['Sec-Fetch-Site', ['same-origin', 'cross-site', 'none', 'x']],
  ['Sec-Fetch-Mode', ['navigate', 'cors', 'x']],
  ['RSC', ['1', '0', 'x']],
  ['Next-Router-Prefetch', ['1', '2', 'x']],
  ['Next-Router-Segment-Prefetch', ['/_tree', '/_full', '/__PAGE__', '..']],
  [
    'Next-Router-State-Tree',
    ['%5B%5D', '[]', '%', '%7B%22%22%3A1%7D', encodeURIComponent(JSON.stringify(['', {}, null, null, true])), LONG],
  ],
  ['Next-Url', ['/', '/administrator', '//evil.example', '%00', LONG]],
  ['X-Middleware-Subrequest', ['middleware', 'src/middleware:src/middleware']],
  ['X-Forwarded-For', ADDRESSES],
  ['Host', HOSTS],
  ['X-Forwarded-Host', HOSTS],
  ['X-Forwarded-Proto', ['https', 'http, https', 'x']],
  ['Forwarded', ['for=1.2.3.4;host=evil.example', ';;']],
  ['X-HTTP-Method-Override', ['DELETE', 'PUT']],
  ['Purpose', ['prefetch']],
  ['X-Request-Id', [LONG, '1', '\t']],
  ['Upgrade', ['h2c', 'websocket']],
  ['TE', ['trailers']],
  ['Referer', ['https://evil.example/', 'x', LONG]],
  ['User-Agent', ['', 'Googlebot/2.1', LONG]],
];

const onOneLine = (text) => text.replace(/[\r\n\0]/g, ' ').toWellFormed();

/** Some of them, and rarely one with an odd text. @returns {[string, string][]} */
export function drawHeaders(dice, most = 3) {
  const drawn = dice.some(table, most).map(([name, values]) => [name, dice.pick(values)]);
  if (dice.chance(0.02)) drawn.push([`X-${dice.below(1_000)}`, onOneLine(drawOddText(dice))]);
  if (dice.chance(0.01)) drawn.push(...Array.from({ length: 120 }, (_, at) => [`X-Many-${at}`, 'x']));
  return drawn;
}

/** Origin headers: mostly of the site itself, as from browsers. @returns {[string, string][]} */
export const drawOrigin = (dice, site) =>
  dice.weigh([
    [[['Origin', site]], 16],
    [[['Sec-Fetch-Site', 'same-origin']], 2],
    [[['Origin', 'https://evil.example']], 1],
    [[['Origin', 'null']], 1],
    [[], 1],
  ]);
