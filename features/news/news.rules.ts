import { localHref } from '@/lib/public-pages/english';
import type { NewsCard } from './news.schema';

/** Canonical path of item pages by section, also for feeds and shares. */
const READING_PATHS: Readonly<Record<NewsCard['section'], string>> = {
  news: '/readnews/news/',
  lifestyle: '/readnews/lifestyle/',
};

/** Path of an item's page in the language of the current one, from the site's root. */
export function newsHref({ id, section }: Pick<NewsCard, 'id' | 'section'>): string {
  return localHref(`${READING_PATHS[section]}?news_id=${id}`);
}

/** Path of the list that contains an item: its category's, or the lifestyle page. */
export function buildListHref({ section, category }: Pick<NewsCard, 'section'> & { category: { id: number } }): string {
  return localHref(section === 'lifestyle' ? '/lifeStyle/' : `/news_group/?news_type=${category.id}`);
}
