import { AsyncLocalStorage } from 'node:async_hooks';
import { getSingleton } from '@/lib/process/singleton';
import { getCurrentMs } from '@/lib/time/current-time';

/**
 * What one request gathers while its answer is made: the tags of all that was read, the status a page asked for, and until
 * when the answer may be given again (milliseconds since 1970), and from when on a new one is made meanwhile; `keepable` where its headers don't say that it may; `heard` is
 * what the front had heard when it asked (lib/cache/invalidation.ts); `stills`, while a whole page is drawn, is the markup of those of
 * its parts that no script of the browser is in; `isPublic` while only what everybody may see is read, for an answer that is
 * kept; `isPersonal` once it was asked who is there, so that the answer is for nobody else.
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
};

/** Opened by the front around every request that Next answers. */
export const requestContext = getSingleton('trace', () => new AsyncLocalStorage<RequestContext>());

/** The names of what pages are made of; a command names what it changed with the same words. */
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
  /** The answers to the satisfaction survey. */
  satisfaction: 'satisfaction',
  faq: 'faq',
  /** What the agency has to disclose in a fiscal year. */
  disclosure: 'disclosure',
  /** Words that mean the same to a search. */
  synonyms: 'synonyms',
  online: 'online',
  organisations: 'organisations',
  news: (id: number) => `news:${id}`,
  /** Lists of one category; without an id, lists over all categories, which every change of a list touches too. */
  lists: (categoryId?: number) => (categoryId === undefined ? 'lists' : `lists:${categoryId}`),
  /** The news of one organisation. */
  organisation: (id: number) => `organisation:${id}`,
  /** What an organisation tells readers of itself. */
  profile: (id: number) => `profile:${id}`,
};

/** Notes what the answer under way was made of. Outside a request it does nothing. */
export function dependsOn(...tags: string[]): void {
  const open = requestContext.getStore();
  for (const name of tags) open?.tags.add(name);
}

/** Sets the real HTTP status (200 to 599) of the page being rendered. Outside a request it does nothing. */
export function setStatus(status: number): void {
  const open = requestContext.getStore();
  if (open) open.status = status;
}

/** Says that the answer under way is the same for everyone who asks the same, though it is no page. */
export function markCacheable(): void {
  const open = requestContext.getStore();
  if (open) open.isCacheable = true;
}

/** Says that the answer under way depends on who asks: no cache keeps it, whatever its address is. */
export function setPersonal(): void {
  const open = requestContext.getStore();
  if (open) open.isPersonal = true;
}

/** Says that the rest of what the request does is no reading for everyone. Outside a request it does nothing. */
export function endPublicRead(): void {
  const open = requestContext.getStore();
  if (open) open.isPublicRead = false;
}

/** Bounds for how long the answer under way may be given again, in milliseconds; the shortest wish counts. */
export const expireIn = (ms: number): void => expireAt(getCurrentMs() + ms);

/** As `lasts`, by the moment from which the answer would be another one. */
export function expireAt(moment: Date | number): void {
  const open = requestContext.getStore();
  if (open) open.expiresAt = Math.min(open.expiresAt ?? Number.POSITIVE_INFINITY, Number(moment));
}

/** After so many milliseconds a new answer is made behind the reader who gets this one; the shortest wish counts. */
export function revalidateAfter(ms: number): void {
  const open = requestContext.getStore();
  if (open) open.revalidateAt = Math.min(open.revalidateAt ?? Number.POSITIVE_INFINITY, getCurrentMs() + ms);
}
