import { getFirstValue, readId, type SearchParams } from '@/lib/list/list';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { mostReadMessages as words } from './most-read.messages';
import { type MostReadWindow, mostReadWindows } from './most-read.schema';

export type MostReadChoice = { days: MostReadWindow; categoryId?: number };

/** Parses window and category from query parameters; invalid values fall back to the defaults. */
export function readMostReadChoice(params: SearchParams): MostReadChoice {
  const days = mostReadWindows.find((window) => String(window) === getFirstValue(params.days)) ?? mostReadWindows[0];
  return { days, categoryId: readId(params.news_type) };
}

/** The chosen period, for the page's title; nothing for the usual one. */
export const describeWindow = ({ days }: MostReadChoice): string[] =>
  days === mostReadWindows[0] ? [] : [say(words[`mostRead.days.${days}`])];

/** Path of a choice, from the site's root. */
export function mostReadHref({ days, categoryId }: MostReadChoice): string {
  const query = new URLSearchParams([
    ...(categoryId === undefined ? [] : [['news_type', String(categoryId)]]),
    ...(days === mostReadWindows[0] ? [] : [['days', String(days)]]),
  ]).toString();
  return localHref(`/most_read/${query && `?${query}`}`);
}
