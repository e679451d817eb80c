import type { NewsCard } from './news.schema';

/** The address that search engines, feeds and shares get, by section. */
const READING_PATHS: Readonly<Record<NewsCard['section'], string>> = {
  news: '/readnews/news/',
  lifestyle: '/readnews/lifestyle/',
};

/** The page of an item, from the site's root. */
export function newsHref({ id, section }: Pick<NewsCard, 'id' | 'section'>): string {
  return `${READING_PATHS[section]}?news_id=${id}`;
}

/** The list an item stands in: its category's, or the lifestyle page. */
export function buildListHref({ section, category }: Pick<NewsCard, 'section'> & { category: { id: number } }): string {
  return section === 'lifestyle' ? '/lifeStyle/' : `/news_group/?news_type=${category.id}`;
}
