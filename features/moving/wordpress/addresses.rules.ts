/** Host of an address without `www.`, by which the variants of a site are one. */
export const toSiteHost = (url: URL): string => url.host.replace(/^www\./, '');

/** An address of a site: absolute, of the web; undefined for anything else. */
export function readWebAddress(typed: string, base?: string): URL | undefined {
  const clean = typed.trim();
  if (clean === '' || !URL.canParse(clean, base)) return undefined;
  const url = new URL(clean, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

/**
 * Address by which runs know a site, the same for all its variants: `https`, no `www.`, the folder of a site in a
 * network of several.
 */
export function toSiteAddress(url: URL): string {
  return `https://${toSiteHost(url)}${url.pathname.replace(/\/+$/, '')}`;
}

/** An address from the root of a site, or a whole one. */
export const ABSOLUTE = /^\s*(?:https?:\/\/|\/)/i;

/**
 * Addresses of a post on its own site, as path and query: its permalink, the short one, and that of its first writing.
 *
 * @param given addresses that the file names
 * @param site address of the site
 */
export function listOldPaths(given: readonly string[], site: URL | undefined, id: string, isPage: boolean): string[] {
  const host = site && toSiteHost(site);
  const named = given.filter((one) => ABSOLUTE.test(one)).flatMap((one) => readWebAddress(one, site?.href) ?? []);
  const own = named
    .filter((url) => host === undefined || toSiteHost(url) === host)
    .map(({ pathname, search }) => `${pathname}${search}`);
  const folder = (site?.pathname ?? '/').replace(/\/*$/, '/');
  const short = isPage ? [`${folder}?page_id=${id}`] : [];
  const isHome = (path: string) => path === '/' || path === folder;
  return [...new Set([...own, `${folder}?p=${id}`, ...short])].filter((path) => !isHome(path));
}

const SIZED = /-\d{1,5}x\d{1,5}(?=\.[a-z0-9]{2,5}$)/i;
/** Servers that hold copies of a site's pictures, with the site's host in the path. */
const COPIES = /^i\d\.wp\.com$/;
const UPLOADS = '/wp-content/uploads/';

/**
 * Addresses at which a picture may be: in the folder that was given, and at its own; the whole one before one that was
 * made smaller.
 *
 * @param base address of the text that names it
 */
export function listPictureAddresses(name: string, base: string, mediaBase: string | undefined): string[] {
  const named = readWebAddress(name, URL.canParse(base) ? base : undefined);
  if (!named) return [];
  const url = COPIES.test(named.host) ? new URL(`https:/${named.pathname}`) : named;
  url.hash = '';
  const whole = new URL(url);
  whole.pathname = whole.pathname.replace(SIZED, '');
  const own = [whole, url].filter((one) => one.pathname !== '/');
  return [
    ...new Set([...own.flatMap(({ pathname }) => toFolder(pathname, mediaBase)), ...own.map(({ href }) => href)]),
  ];
}

function toFolder(path: string, mediaBase: string | undefined): string[] {
  if (mediaBase === undefined) return [];
  const at = path.indexOf(UPLOADS);
  return [`${mediaBase.replace(/\/+$/, '')}/${at < 0 ? path.replace(/^\/+/, '') : path.slice(at + UPLOADS.length)}`];
}
