import { suggestionsMessages } from '@/features/citizens/suggestions/suggestions.messages';
import { surveyMessages } from '@/features/citizens/survey/survey.messages';
import { say } from '@/lib/messages/language';
import type { Message } from '@/lib/messages/message';
import { hasPage, localHref } from '@/lib/public-pages/english';
import { pickPages } from '@/lib/public-pages/rules';
import { siteMessages } from '@/lib/site/messages';
import type { MenuEntry } from '@/lib/site/schema';

export type MenuPage = { path: string; title: string };
export type MenuSection = { title: string; pages: readonly MenuPage[] };
type Part = { title: Message; pages: readonly { path: string; title: Message }[] };

const fixed: readonly Part[] = [
  {
    title: siteMessages['menu.allNews'],
    pages: pickPages(['/news_group/', '/readnews/movec/', '/most_read/', '/archive/', '/search/']),
  },
  { title: siteMessages['menu.organisations'], pages: pickPages(['/organisations/', '/about/']) },
  { title: siteMessages['menu.documents'], pages: pickPages(['/documents/', '/disclosure/']) },
  {
    title: siteMessages['menu.participation'],
    pages: [
      ...pickPages(['/participation/']),
      { path: '/participation/suggest/', title: suggestionsMessages['suggestions.title'] },
      { path: '/participation/track/', title: suggestionsMessages['suggestions.trackTitle'] },
      { path: '/participation/survey/', title: surveyMessages['satisfaction.title'] },
    ],
  },
  {
    title: siteMessages['menu.services'],
    pages: pickPages(['/alerts/', '/document/export_news/', '/faq/', '/sitemap/']),
  },
];

/** Sections of the phone's menu in the page's language: the visible categories first, then every kind of page. */
export function listMenuSections(menu: readonly MenuEntry[]): MenuSection[] {
  const categories = menu
    .filter(({ kind }) => kind === 'category')
    .map(({ href, label }) => ({ path: href, title: label }));
  return [{ title: say(siteMessages['menu.categories']), pages: categories }, ...fixed.map(toSection)].filter(
    ({ pages }) => pages.length > 0,
  );
}

const toSection = ({ title, pages }: Part): MenuSection => ({
  title: say(title),
  pages: pages
    .filter(({ path }) => hasPage(path))
    .map((page) => ({ path: localHref(page.path), title: say(page.title) })),
});
