import routes from '@/e2e/routes.json';

/** Spellings of a parent segment, and of a path separator; the plain ones included. */
const PARENT_SEGMENTS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '..;',
  '%252e%252e',
  '%25%32%65.',
  '..%00',
  '..%09',
  '%c0%ae%c0%ae',
  '..%20',
];
const SEPARATORS = [
  '/',
  '//',
  '/./',
  '/%2e/',
  '\\',
  '%2f',
  '%2F',
  '%5c',
  '%252f',
  '%255C',
  '/;/',
  '%3b/',
  '/%0a/',
  '/%2e%2f',
];
/**
 * Public prefixes behind which a private page could hide: cacheable pages, endpoints that are no pages, and paths that
 * are not logged.
 */
const PUBLIC_PREFIXES = [
  '/about',
  '/en/about',
  '/login',
  '/_next/static',
  '/healthz',
  '/api/v1/front',
  '/media',
  '/feed',
  '/sw.js',
];

const routeLists: readonly unknown[] = Object.values(routes);

/** Every route of the areas. */
export const privateRoutes: readonly string[] = routeLists
  .flat()
  .filter((route) => typeof route === 'string')
  .filter((route) => Object.values(routes.roles).some((root) => route === root || route.startsWith(`${root}/`)))
  .map((route) => route.replace('{id}', '7'));

/**
 * Paths that resolve to a private page for a server that resolves `..`, decodes twice or takes a backslash for a slash.
 */
export function buildPathSpellings(route: string): string[] {
  const [first = '', ...rest] = route.slice(1).split('/');
  const within = [first, ...rest];
  return [
    ...PUBLIC_PREFIXES.flatMap((front) =>
      PARENT_SEGMENTS.flatMap((up) =>
        SEPARATORS.map((between) => `${front}${between}${buildAscent(front, up, between)}${within.join('/')}`),
      ),
    ),
    ...SEPARATORS.filter((between) => between !== '/').map((between) => `/${between}${within.join(between)}`),
    `/${within.map((part) => part.replace(/./g, percentEncode)).join('/')}`,
    `/${within.join('%2f')}`,
    `/about;${route}`,
    `/about#${route}`,
    `http://localhost${route}`,
    `/about/..${route};x.css`,
  ];
}

const buildAscent = (front: string, up: string, between: string): string =>
  front
    .split('/')
    .slice(1)
    .map(() => up + between)
    .join('');

const percentEncode = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

/** Most lenient reading of a path: decoded until nothing changes, then `..` resolved. */
export function resolveFully(target: string): string {
  let path = target.replace(/^https?:\/\/[^/]*/, '').split('?', 1)[0] ?? '';
  for (let turn = 0; turn < 4; turn += 1) path = decodeLoosely(path);
  const segments: string[] = [];
  for (const part of path.split(/[/\\]+/)) {
    const plain = part.split(/[;#\0]/, 1)[0]?.trim() ?? '';
    if (plain === '..') segments.pop();
    else if (plain !== '' && plain !== '.') segments.push(plain);
  }
  return `/${segments.join('/')}`;
}

const decodeLoosely = (path: string): string =>
  path
    .replace(/%c0%ae/gi, '.')
    .replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
