import type { FeedSite } from '@/testing/feed-site';
import { administrator } from '@/testing/lists';
import { type FeedMove, moveFromFeed } from './move-from-feed';

/** For tests: takes the feed in, without pauses. */
export const takeFeedIn = (site: FeedSite, given: Partial<FeedMove> = {}) =>
  moveFromFeed(
    {
      ...{ from: site.address, isPrivate: true, backoffMs: 0, ...given },
      options: { paceMs: 0, ...given.options },
    },
    administrator,
    () => undefined,
  );
