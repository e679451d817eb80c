import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { day, filterOf, id, named, oneOf, page, per, search } from '@/lib/list/params';

/** Kinds of organisations, in the order of the filter. */
export const publishedKinds = ['agency', 'department', 'unit', 'institute', 'province', 'college'] as const;
/** Sort orders of the feed; the first is the default. */
export const publishedSorts = ['news_date', 'news_countread'] as const;
export type PublishedSort = (typeof publishedSorts)[number];

/** The address of the feed, which is always in descending order: newest or most read first. */
export const publishedList = listParams({
  ...search,
  categoryId: named('category', id),
  kind: filterOf(publishedKinds),
  provinceId: named('province', id),
  from: day,
  to: day,
  sort: oneOf(publishedSorts),
  per: per(),
  page,
});
export type FeedChoice = ChoiceOf<typeof publishedList>;
