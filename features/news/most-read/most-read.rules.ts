import { first, readId, type SearchParams } from '@/lib/list/list';
import { type ReadWindow, readWindows } from './most-read.schema';

export type MostReadChoice = { days: ReadWindow; categoryId?: number };

/** Reads what an address asks for; forged values fall back to the defaults. */
export function readMostReadChoice(params: SearchParams): MostReadChoice {
  const days = readWindows.find((window) => String(window) === first(params.days)) ?? readWindows[0];
  return { days, categoryId: readId(params.news_type) };
}

/** The address of a choice, from the site's root. */
export function mostReadHref({ days, categoryId }: MostReadChoice): string {
  const query = new URLSearchParams([
    ...(categoryId === undefined ? [] : [['news_type', String(categoryId)]]),
    ...(days === readWindows[0] ? [] : [['days', String(days)]]),
  ]).toString();
  return `/most_read/${query && `?${query}`}`;
}
