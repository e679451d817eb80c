import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@/lib/messages/language';
import { getSingleton } from '@/lib/process/singleton';
import { getCurrentMs } from '@/lib/time/current-time';

/**
 * State of one request while its response is rendered:
 * - `tags`: cache tags of everything read
 * - `status`: HTTP status set by the page
 * - `expiresAt`, `revalidateAt`: until when the response may be cached, and from when on it is revalidated in the
 *   background, in milliseconds since 1970
 * - `isCacheable`: set for a response that may be cached though its headers don't say so
 * - `epoch`: the gateway's invalidation epoch at request time (lib/cache/invalidation.ts)
 * - `staticHtml`: HTML of the parts without client script, while a whole page is rendered
 * - `isPublicRead`: true while only public data is read, for a response to be cached
 * - `isPersonal`: set once the viewer was looked up, so that the response is for nobody else
 * - `address`, `language`: path and query of the request, and the language of the pages at that path
 */
export type RequestContext = {
  id?: string;
  tags: Set<string>;
  status?: number;
  expiresAt?: number;
  revalidateAt?: number;
  isCacheable?: boolean;
  epoch?: number | undefined;
  staticHtml?: string[];
  isPublicRead?: boolean;
  isPersonal?: boolean;
  address?: string;
  language?: Language;
};

/** Opened by the render middleware around every request that Next answers. */
export const requestContext = getSingleton('request.context', () => new AsyncLocalStorage<RequestContext>());

/** Cache tags of what pages read; a command invalidates what it changed by the same tags. */
export const tag = {
  home: 'home',
  banners: 'banners',
  categories: 'categories',
  links: 'links',
  logo: 'logo',
  settings: 'settings',
  documents: 'documents',
  policies: 'policies',
  polls: 'polls',
  /** The votes of one poll, where a page counts them. */
  votes: (id: number) => `votes:${id}`,
  satisfaction: 'satisfaction',
  faq: 'faq',
  executives: 'executives',
  /** Disclosures of the agency by fiscal year. */
  disclosure: 'disclosure',
  synonyms: 'synonyms',
  /** The list of words that the staff added: where lines end on every public page. */
  dictionary: 'dictionary',
  online: 'online',
  /** The canary that measures publishing. */
  canary: 'canary',
  organisations: 'organisations',
  news: (id: number) => `news:${id}`,
  /** Lists of one category; without an id, lists over all categories, which every change of a list touches too. */
  lists: (categoryId?: number) => (categoryId === undefined ? 'lists' : `lists:${categoryId}`),
  organisation: (id: number) => `organisation:${id}`,
  /** The public profile of an organisation. */
  profile: (id: number) => `profile:${id}`,
};

/** Path and query of the current request; undefined outside one. */
export const getRequestAddress = (): string | undefined => requestContext.getStore()?.address;

/** Adds cache tags to the current response. Does nothing outside a request. */
export function dependsOn(...tags: string[]): void {
  const open = requestContext.getStore();
  for (const name of tags) open?.tags.add(name);
}

/** Sets the real HTTP status (200 to 599) of the page being rendered. Outside a request it does nothing. */
export function setStatus(status: number): void {
  const open = requestContext.getStore();
  if (open) open.status = status;
}

/** Marks the current response as the same for everyone who sends the same request, though it is no page. */
export function markCacheable(): void {
  const open = requestContext.getStore();
  if (open) open.isCacheable = true;
}

/** Marks the current response as dependent on the viewer: no cache stores it, whatever its address is. */
export function setPersonal(): void {
  const open = requestContext.getStore();
  if (open) open.isPersonal = true;
}

/** Ends the public part of the request: later reads don't go to the replica. Does nothing outside a request. */
export function endPublicRead(): void {
  const open = requestContext.getStore();
  if (open) open.isPublicRead = false;
}

/** Limits the time for which the current response may be cached, in milliseconds; the smallest value wins. */
export const expireIn = (ms: number): void => expireAt(getCurrentMs() + ms);

/** As `expireIn`, by the moment from which the response would be different. */
export function expireAt(moment: Date | number): void {
  const open = requestContext.getStore();
  if (open) open.expiresAt = Math.min(open.expiresAt ?? Number.POSITIVE_INFINITY, Number(moment));
}

/** Revalidates in the background after `ms`; the smallest value wins (stale-while-revalidate). */
export function revalidateAfter(ms: number): void {
  const open = requestContext.getStore();
  if (open) open.revalidateAt = Math.min(open.revalidateAt ?? Number.POSITIVE_INFINITY, getCurrentMs() + ms);
}
