import { publicPages } from './public-pages';
import type { PublicPage, SiteMapGroup } from './schema';

/** First segment of a page's path; empty for the front page. */
export const getFirstSegment = ({ path }: PublicPage): string => path.split('/')[1] ?? '';

/** First segments of all pages but those for which a page turns the option off. */
export function listSegments(option: 'offline' | 'afterLogin'): string[] {
  const without = new Set(publicPages.filter((page) => page[option] === false).map(getFirstSegment));
  return [...new Set(publicPages.map(getFirstSegment))].filter((segment) => !without.has(segment));
}

/** Paths, with a trailing slash, that the service worker answers with a stored copy while there is no network. */
export const offlinePaths = new RegExp(`^/(?:$|(?:${listSegments('offline').filter(Boolean).join('|')})/)`);

/** Pattern of a page's path, with or without a trailing slash. */
export const toPathPattern = ({ path, dynamic }: PublicPage): RegExp =>
  new RegExp(`^(?=/)${path.slice(0, -1)}${dynamic?.[1] ?? ''}/?$`);

/** Pages of a group on the site map, in their order. */
export const listSiteMapPages = (group: SiteMapGroup) =>
  publicPages
    .flatMap(({ path, title, siteMap }) => (title && siteMap?.[0] === group ? { path, title, place: siteMap[1] } : []))
    .toSorted((a, b) => a.place - b.place);

/** Pages of the footer, in their order. */
export const listFooterPages = () =>
  publicPages
    .flatMap(({ path, title, footer: place }) => (title && place !== undefined ? { path, title, place } : []))
    .toSorted((a, b) => a.place - b.place);

/** Pages of these paths, in this order; a path without a titled page is left out. */
export const pickPages = (paths: readonly string[]) =>
  paths.flatMap((wanted) =>
    publicPages.flatMap(({ path, title }) => (title && path === wanted ? { path, title } : [])),
  );
