import type { Message } from '@/lib/messages/message';

/** Groups of pages on the site map. */
export type SiteMapGroup = 'main' | 'services' | 'law';

type Address = {
  /** Canonical path, with a trailing slash and without dynamic segments. */
  path: string;
  /** Dynamic segments as the folder below `app/(public)` names them, and the regular expression of their values. */
  dynamic?: readonly [folder: string, pattern: string];
  /** Query parameters on which the page depends; the cache ignores all others. Undefined: the page is never cached. */
  cachedBy?: readonly string[];
  /** Age in milliseconds after which the page is revalidated in the background, if it is not the usual one. */
  revalidateMs?: number;
  /** Not the same for every reader: the page with all below it, or only all below it. */
  personal?: 'page' | 'below';
  /** Listed for robots in `sitemap/pages.xml`, in the order of the table. */
  robots?: true;
  /** False if its first path segment needs the network: no stored copy is shown offline. */
  offline?: false;
  /** False if a login does not return to its first path segment. */
  afterLogin?: false;
  /** Set if the page has an English version, below `/en`; with links of its own where pages link to that one. */
  english?: true | Links;
};

type Links = {
  /** Label of the links to it, in both languages if English pages link to it. */
  title: Message;
  /** Group on the site map, and the place in it. */
  siteMap?: readonly [group: SiteMapGroup, place: number];
  /** Place in the footer. */
  footer?: number;
};

/** A page of `app/(public)`; only a page with a title is linked from the site map or the footer. */
export type PublicPage = Address & (Links | { [Option in keyof Links]?: undefined });
