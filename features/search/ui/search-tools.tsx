import { ChipLink } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import type { NewsFilter } from '@/features/news/filter/filter.schema';
import { AlertLink } from '@/features/news/ui/alert-link';
import { FeedLinks } from '@/features/news/ui/feed-links';
import { searchPageMessages as words } from '../page/page.messages';
import { filterHref } from '../page/page.rules';

/** Links to subscribe to a search by mail or feed, and to export its results. */
export function SearchTools({ filter, found }: { filter: NewsFilter; found: boolean }) {
  return (
    <section aria-labelledby="follow" className="mt-10 border-line border-t pt-6">
      <h2 id="follow" className="text-lg">
        {words['search.follow'].th}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <AlertLink filter={filter} />
        <FeedLinks filter={filter} />
        {found && (
          <ChipLink href={filterHref('/document/export_news/', filter)} rel="nofollow">
            <Icon name="download" className="size-4" />
            {words['search.export'].th}
          </ChipLink>
        )}
      </div>
    </section>
  );
}
