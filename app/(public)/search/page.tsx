import type { Metadata } from 'next';
import { pageMetadata } from '@/components/shell/page-metadata';
import { readFilterNames } from '@/features/news/filter/filter.queries';
import { isEmptyFilter } from '@/features/news/filter/filter.rules';
import { searchPageMessages as words } from '@/features/search/page/page.messages';
import {
  dayVerdicts,
  readSearchChoice,
  searchHeading,
  searchHref,
  searchTitle,
  stateOf,
  typedDays,
} from '@/features/search/page/page.rules';
import { searchNews } from '@/features/search/search.queries';
import { SearchView } from '@/features/search/ui/search-view';
import { readFrame } from '@/lib/site/queries';

type Props = PageProps<'/search'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const choice = readSearchChoice(await searchParams);
  const [{ site }, names] = await Promise.all([readFrame(), readFilterNames(choice.filter)]);
  const title = { th: searchTitle(choice.filter, names), en: words['search.title'].en };
  const path = searchHref(choice, { page: choice.page });
  const metadata = pageMetadata({ ...title, path, description: words['search.lead'].th, site, feed: choice.filter });
  return isEmptyFilter(choice.filter) ? metadata : { ...metadata, robots: { index: false, follow: true } };
}

export default async function SearchPage({ searchParams }: Props) {
  const params = await searchParams;
  const choice = readSearchChoice(params);
  const verdicts = dayVerdicts(params, choice.filter);
  const isStart = isEmptyFilter(choice.filter) && !verdicts.from && !verdicts.to;
  const [answer, names] = await Promise.all([
    searchNews(choice.filter, stateOf(choice, isStart)),
    readFilterNames(choice.filter),
  ]);
  const title = searchHeading(choice.filter, names);
  const days = typedDays(params, choice.filter);
  return <SearchView {...{ title, choice, answer, names, isStart, days, verdicts }} />;
}
