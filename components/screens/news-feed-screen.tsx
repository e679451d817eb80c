import { ListFooter } from '@/components/list/list-footer';
import { ListTabs } from '@/components/list/list-tabs';
import { FeedFilters } from '@/components/newsroom/feed/feed-filters';
import { FeedRow } from '@/components/newsroom/feed/feed-row';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ScreenProps } from '@/lib/areas/schema';
import { listCategories } from '@/lib/categories/queries';
import { newsFeedMessages as words } from '@/lib/news-feed/messages';
import { listFeed, listFeedProvinces } from '@/lib/news-feed/queries';
import { type FeedChoice, feedHref, feedSorts, isNarrowed, readFeedChoice, WHOLE_FEED } from '@/lib/news-feed/rules';
import { fieldMessages } from '@/lib/ui-fields/messages';
import { ScreenHeader } from './screen-header';

/** What every organisation has published, to be read, searched and filtered. */
export async function NewsFeedScreen({ row, params, path }: ScreenProps) {
  const choice = readFeedChoice(params);
  const [{ items, total }, categories, provinces] = await Promise.all([
    listFeed(choice),
    listCategories(),
    listFeedProvinces(),
  ]);
  const offered = categories.filter(({ section, visible }) => section === 'news' && visible);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      <FeedFilters path={path} choice={choice} categories={offered} provinces={provinces} />
      <ListTabs
        label={words['newsFeed.order'].th}
        tabs={feedSorts.map((sort) => ({
          key: sort,
          label: words[`newsFeed.sort.${sort}`].th,
          href: feedHref(path, choice, { sort }),
          current: sort === choice.sort,
        }))}
      />
      {items.length > 0 ? (
        <ul aria-label={words['newsFeed.list'].th} className="mt-4 rounded-md border border-line bg-surface">
          {items.map((item) => (
            <li key={item.id} className="border-line border-b last:border-b-0">
              <FeedRow item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-4">
          <Nothing choice={choice} path={path} />
        </div>
      )}
      <ListFooter
        page={choice.page}
        per={choice.per}
        total={total}
        hrefOf={(page) => feedHref(path, choice, { page })}
        perHrefOf={(per) => feedHref(path, choice, { per })}
      />
    </>
  );
}

/** Why there is no row: nothing fits, or nothing is published. */
function Nothing({ choice, path }: { choice: FeedChoice; path: string }) {
  if (isNarrowed(choice)) {
    return (
      <EmptyState
        title={words['newsFeed.noMatch'].th}
        text={words['newsFeed.noMatchText'].th}
        action={
          <LinkButton href={feedHref(path, choice, WHOLE_FEED)}>{fieldMessages['ui.clearFilters'].th}</LinkButton>
        }
      />
    );
  }
  return <EmptyState title={words['newsFeed.empty'].th} text={words['newsFeed.emptyText'].th} />;
}
