import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHeader } from '@/components/layout/page-header';
import type { ListChoice } from '@/lib/news-list/rules';
import type { NewsListAnswer, NewsListPlace } from '@/lib/news-list/schema';
import { NewsScope } from '../news-scope';
import { NewsList } from './news-list';

type Props = {
  title: string;
  place: NewsListPlace;
  choice: ListChoice;
  answer: NewsListAnswer;
  apiKey: string;
  siteUrl: string;
};

/** A page that is a list of news. */
export function NewsListView({ title, place, choice, answer, apiKey, siteUrl }: Props) {
  return (
    <NewsScope apiKey={apiKey} siteUrl={siteUrl}>
      <div className="page py-8">
        <Breadcrumbs items={[{ label: title }]} />
        <PageHeader title={title} />
        <NewsList place={place} initialChoice={choice} initial={answer} />
      </div>
    </NewsScope>
  );
}
