import type { Prisma } from '@/lib/db/db';
import { filtersFor } from '@/lib/list/filters';
import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { id, named, oneOf, page, per, search } from '@/lib/list/params';
import { publishedMessages as words } from './published.messages';

/** Kinds of organisations, in the order of the filter. */
export const publishedKinds = ['agency', 'department', 'unit', 'institute', 'province', 'college'] as const;
/** Sort orders of the feed; the first is the default. */
export const publishedSorts = ['news_date', 'news_countread'] as const;
export type PublishedSort = (typeof publishedSorts)[number];

const { selectOf, supplied, days } = filtersFor<Prisma.NewsWhereInput>();

/** The address of the feed, which is always in descending order: newest or most read first. */
export const publishedList = listParams({
  ...search,
  categoryId: supplied(named('category', id), {
    label: words['newsFeed.category'],
    all: words['newsFeed.allCategories'],
    where: (categoryId) => ({ categoryId }),
  }),
  kind: selectOf(publishedKinds, {
    label: words['newsFeed.kind'],
    all: words['newsFeed.allKinds'],
    toLabel: (kind) => words[`newsFeed.kind.${kind}`],
  }),
  provinceId: supplied(named('province', id), {
    label: words['newsFeed.province'],
    all: words['newsFeed.allProvinces'],
  }),
  ...days({ from: words['newsFeed.from'], to: words['newsFeed.to'] }, (publishAt) => ({ publishAt })),
  sort: oneOf(publishedSorts),
  per: per(),
  page,
});
export type FeedChoice = ChoiceOf<typeof publishedList>;
