import { redirectPastEnd } from '@/components/ui/list/redirect-past-end';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { InlineScript } from '@/components/ui/page/inline-script';
import { JsonLd } from '@/components/ui/page/json-ld';
import { PageHeader } from '@/components/ui/page/page-header';
import { UpdatedAt } from '@/components/ui/page/updated-at';
import type { NewsFilter } from '../../filter/filter.schema';
import { toBreadcrumbJsonLd } from '../../json-ld.rules';
import { NewsRelatedLinks } from '../../ui/news-related-links';
import { NewsScope } from '../../ui/news-scope';
import { change, type ListChoice, listHref } from '../list.rules';
import type { NewsListLocation, NewsListResponse } from '../list.schema';
import { NewsList } from './news-list';
import { watchScript } from './watch-script';

type Props = {
  title: string;
  place: NewsListLocation;
  choice: ListChoice;
  answer: NewsListResponse;
  apiKey: string;
  siteUrl: string;
  /** Filter of the list, for its feeds; undefined if no filter describes it. */
  filter?: NewsFilter;
};

/** A page that is a list of news. */
export function NewsListView({ title, place, choice, answer, apiKey, siteUrl, filter }: Props) {
  redirectPastEnd(answer.page, answer.pages, (page) => listHref(place, change(choice, { page: String(page) })));
  const crumbs = [{ label: title }];
  return (
    <NewsScope apiKey={apiKey} siteUrl={siteUrl}>
      <div className="page pt-3 pb-8 md:pt-8">
        <Breadcrumbs items={crumbs} />
        <JsonLd data={toBreadcrumbJsonLd(crumbs, siteUrl)} />
        <PageHeader title={title} />
        <NewsList place={place} initialChoice={choice} initial={answer} />
        <InlineScript code={watchScript} />
        {filter && <NewsRelatedLinks filter={filter} className="mt-10" />}
        <UpdatedAt dates={answer.items.map(({ publishedAt }) => new Date(publishedAt))} />
      </div>
    </NewsScope>
  );
}
