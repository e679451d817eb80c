import { suggestionsMessages } from '@/features/citizens/suggestions/suggestions.messages';
import { surveyMessages } from '@/features/citizens/survey/survey.messages';
import { pickPages } from '@/lib/public-pages/rules';
import { siteMessages } from '@/lib/site/messages';
import type { MenuEntry } from '@/lib/site/schema';

export type MenuPage = { path: string; title: string };
export type MenuSection = { title: string; pages: readonly MenuPage[] };

const participation: readonly MenuPage[] = [
  ...pickPages(['/participation/']),
  { path: '/participation/suggest/', title: suggestionsMessages['suggestions.title'].th },
  { path: '/participation/track/', title: suggestionsMessages['suggestions.trackTitle'].th },
  { path: '/participation/survey/', title: surveyMessages['satisfaction.title'].th },
];

const fixed: readonly MenuSection[] = [
  {
    title: siteMessages['menu.allNews'].th,
    pages: pickPages(['/news_group/', '/readnews/movec/', '/most_read/', '/archive/', '/search/']),
  },
  { title: siteMessages['menu.organisations'].th, pages: pickPages(['/organisations/', '/about/']) },
  { title: siteMessages['menu.documents'].th, pages: pickPages(['/documents/', '/disclosure/']) },
  { title: siteMessages['menu.participation'].th, pages: participation },
  {
    title: siteMessages['menu.services'].th,
    pages: pickPages(['/alerts/', '/document/export_news/', '/faq/', '/sitemap/']),
  },
];

/** Sections of the phone's menu: the visible categories first, then every kind of page. */
export function listMenuSections(menu: readonly MenuEntry[]): MenuSection[] {
  const categories = menu
    .filter(({ kind }) => kind === 'category')
    .map(({ href, label }) => ({ path: href, title: label }));
  return [{ title: siteMessages['menu.categories'].th, pages: categories }, ...fixed].filter(
    ({ pages }) => pages.length > 0,
  );
}
