import type { Remark, SourceItem } from '../moving.schema';

/** A feed as it was read. */
export type Feed = {
  title: string;
  items: SourceItem[];
  remarks: Remark[];
};

/** Context in which a feed is read. */
export type FeedContext = {
  /** Address that the feed came from. */
  address: string;
  now: Date;
};

/** Items that are taken from one feed; those after them are older. */
export const MAX_FEED_ITEMS = 1_000;
