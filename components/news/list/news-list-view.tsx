import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { PageHeader } from '@/components/layout/page-header';
import { UpdatedAt } from '@/components/layout/updated-at';
import { leavePastEnd } from '@/components/list/past-end';
import type { NewsFilter } from '@/lib/news-filter/schema';
import { change, type ListChoice, listHref } from '@/lib/news-list/rules';
import type { NewsListAnswer, NewsListPlace } from '@/lib/news-list/schema';
import { crumbData } from '@/lib/structured-data/rules';
import { NewsScope } from '../news-scope';
import { WaysOn } from '../ways-on';
import { NewsList } from './news-list';

type Props = {
  title: string;
  place: NewsListPlace;
  choice: ListChoice;
  answer: NewsListAnswer;
  apiKey: string;
  siteUrl: string;
  /** What the list shows, for its feeds; undefined where no filter says it. */
  filter?: NewsFilter;
};

/** A page that is a list of news. */
export function NewsListView({ title, place, choice, answer, apiKey, siteUrl, filter }: Props) {
  leavePastEnd(answer.page, answer.pages, (page) => listHref(place, change(choice, { page: String(page) })));
  const crumbs = [{ label: title }];
  return (
    <NewsScope apiKey={apiKey} siteUrl={siteUrl}>
      <div className="page py-8">
        <Breadcrumbs items={crumbs} />
        <JsonLd data={crumbData(crumbs, siteUrl)} />
        <PageHeader title={title} />
        {filter && <WaysOn filter={filter} className="-mt-4 mb-6" />}
        <NewsList place={place} initialChoice={choice} initial={answer} />
        <UpdatedAt dates={answer.items.map(({ publishedAt }) => new Date(publishedAt))} />
      </div>
    </NewsScope>
  );
}
