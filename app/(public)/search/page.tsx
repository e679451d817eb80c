import type { Metadata } from 'next';
import { buildPageMetadata } from '@/components/shell/page-metadata';
import { findFilterNames } from '@/features/news/filter/filter.queries';
import { isEmptyFilter } from '@/features/news/filter/filter.rules';
import { searchPageMessages as words } from '@/features/search/page/page.messages';
import {
  checkDays,
  formatSearchHeading,
  formatSearchTitle,
  readSearchChoice,
  searchHref,
  toDayFields,
  toSearchState,
  toShownChoice,
} from '@/features/search/page/page.rules';
import { searchNews } from '@/features/search/search.queries';
import { SearchView } from '@/features/search/ui/search-view';
import { isEnglish, say } from '@/lib/messages/language';
import { getSiteFrame } from '@/lib/site/queries';

type Props = PageProps<'/search'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const choice = readSearchChoice(await searchParams);
  const [{ site }, names] = await Promise.all([getSiteFrame(), findFilterNames(choice.filter)]);
  const title = { th: formatSearchTitle(choice.filter, names), en: isEnglish() ? undefined : words['search.title'].en };
  const path = searchHref(choice, { page: choice.page });
  const metadata = buildPageMetadata({
    ...title,
    path,
    description: say(words['search.lead']),
    site,
    feed: choice.filter,
  });
  return isEmptyFilter(choice.filter) ? metadata : { ...metadata, robots: { index: false, follow: true } };
}

export default async function SearchPage({ searchParams }: Props) {
  const params = await searchParams;
  const choice = readSearchChoice(params);
  const verdicts = checkDays(params, choice.filter);
  const isStart = isEmptyFilter(choice.filter) && !verdicts.from && !verdicts.to;
  const [answer, names] = await Promise.all([
    searchNews(choice.filter, toSearchState(choice, isStart)),
    findFilterNames(choice.filter),
  ]);
  const title = formatSearchHeading(toShownChoice(choice, answer.corrected).filter, names);
  const days = toDayFields(params, choice.filter);
  return <SearchView {...{ title, choice, answer, names, isStart, days, verdicts }} />;
}
