import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { listCategories } from '@/features/news/categories/categories.queries';
import type { ScreenProps } from '@/lib/areas/schema';
import { publishedMessages as words } from '../published.messages';
import { listPublishedNews, listPublishedProvinces } from '../published.queries';
import { type FeedChoice, publishedList, publishedSorts } from '../published.rules';
import { PublishedRow } from './published-row';

/** Public news of all organisations, with search and filters. */
export async function PublishedNewsScreen({ row, params, path }: ScreenProps) {
  const choice = publishedList.read(params);
  const [{ items, total }, categories, provinces] = await Promise.all([
    listPublishedNews(choice),
    listCategories(),
    listPublishedProvinces(),
  ]);
  const offered = categories.filter(({ section, visible }) => section === 'news' && visible);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      <ListFilters
        list={publishedList}
        path={path}
        choice={choice}
        label={words['newsFeed.search']}
        options={{ categoryId: offered, provinceId: provinces }}
      />
      <ListTabs
        label={words['newsFeed.order']}
        tabs={publishedSorts.map((sort) => ({
          key: sort,
          label: words[`newsFeed.sort.${sort}`],
          href: publishedList.href(path, choice, { sort }),
          current: sort === choice.sort,
        }))}
      />
      {items.length > 0 ? (
        <ul aria-label={words['newsFeed.list']} className="mt-4 rounded-md border border-line bg-surface">
          {items.map((item) => (
            <li key={item.id} className="border-line border-b last:border-b-0">
              <PublishedRow item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-4">
          <NoPublishedNews choice={choice} path={path} />
        </div>
      )}
      <ListFooter choice={choice} total={total} hrefOf={(change) => publishedList.href(path, choice, change)} />
    </>
  );
}

/** Empty state: nothing matches, or nothing is published. */
function NoPublishedNews({ choice, path }: { choice: FeedChoice; path: string }) {
  if (publishedList.isNarrowed(choice)) {
    return (
      <EmptyState
        title={words['newsFeed.noMatch']}
        text={words['newsFeed.noMatchText']}
        action={
          <LinkButton href={publishedList.href(path, choice, publishedList.cleared)}>
            {fieldMessages['ui.clearFilters'].th}
          </LinkButton>
        }
      />
    );
  }
  return <EmptyState title={words['newsFeed.empty']} text={words['newsFeed.emptyText']} />;
}
