import type { Prisma } from '@/lib/db/db';
import { filtersFor } from '@/lib/list/filters';
import { type ChangeOf, type ChoiceOf, listParams, type Param } from '@/lib/list/list-params';
import { id, named, oneOf, page, per, search, tabOf } from '@/lib/list/params';
import type { NewsEvent } from '../workflow/workflow.schema';
import { type NewsroomTab, newsroomTabs } from './counts.schema';
import { newsroomListMessages as t } from './list.messages';
import {
  type BulkTask,
  bulkTasks,
  getUsualSort,
  isUsuallyDescending,
  type NewsroomOrder,
  type NewsroomSort,
  newsroomSorts,
  STAFF_ROWS,
} from './list.schema';

const { supplied, days } = filtersFor<Prisma.NewsWhereInput>();

type Order = { tab: NewsroomTab; sort?: NewsroomSort; descending?: boolean };

/** Order of a list: its tab's own, unless the address names another. */
export function readNewsroomOrder({ tab, sort = getUsualSort(tab), descending }: Order): NewsroomOrder {
  return { sort, descending: descending ?? isUsuallyDescending(sort) };
}

/** The order of a list's state, whose values `listParams` doesn't know. */
const readStateOrder = ({ tab, sort }: Readonly<Record<string, unknown>>): NewsroomOrder =>
  readNewsroomOrder({
    tab: newsroomTabs.find((one) => one === tab) ?? newsroomTabs[0],
    sort: newsroomSorts.find((one) => one === sort),
  });

/** An order that the tab doesn't have by itself. */
const sort: Param<NewsroomSort | undefined> = {
  ...tabOf(newsroomSorts),
  write: (value, { tab }) => (value === readStateOrder({ tab }).sort ? undefined : value),
};

/** A direction that the order doesn't have by itself. */
const descending: Param<boolean | undefined> = {
  role: 'view',
  read: (raw) => (raw === 'desc' ? true : raw === 'asc' ? false : undefined),
  write: (value, state) => (value === readStateOrder(state).descending ? undefined : value ? 'desc' : 'asc'),
};

/** The change that opens a tab: on its first page, in its own order. */
export const toTab = (tab: NewsroomTab): NewsroomChange => ({ tab, sort: undefined, descending: undefined });

/** The address of a newsroom list; `part` is one of two, such as an institute's own items and its colleges'. */
export const newsroomList = listParams({
  part: tabOf(['own', 'members']),
  tab: named('status', oneOf(newsroomTabs)),
  ...search,
  categoryId: supplied(named('category', id), {
    label: t['newsroomList.category'],
    all: t['newsroomList.allCategories'],
    where: (categoryId) => ({ categoryId }),
  }),
  organisationId: supplied(named('organisation', id), {
    label: t['newsroomList.organisation'],
    all: t['newsroomList.allOrganisations'],
    least: 2,
    where: (organisationId) => ({ organisationId }),
  }),
  ...days({ from: t['newsroomList.from'], to: t['newsroomList.to'] }, (publishAt) => ({ publishAt })),
  sort,
  descending: named('dir', descending),
  per: per(STAFF_ROWS),
  page,
});
export type NewsroomChoice = ChoiceOf<typeof newsroomList>;
export type NewsroomChange = ChangeOf<typeof newsroomList>;
/** The filters of a list, as its conditions read them. */
export type NewsroomFilter = Partial<NewsroomChoice> & Pick<NewsroomChoice, 'needle'>;

/** Steps and changes that a viewer may make to an item of a list. */
type Offered = { events: readonly NewsEvent[]; mayEdit: boolean; raisesTo?: number; mayPass: boolean };

/** Bulk tasks that a viewer may run on an item, by the steps that it may take. */
export function listBulkTasks({ events, mayEdit, raisesTo, mayPass }: Offered): BulkTask[] {
  const others = { move: mayEdit, raise: raisesTo !== undefined, pass: mayPass };
  return bulkTasks.filter((task) =>
    task === 'move' || task === 'raise' || task === 'pass' ? others[task] : events.includes(task),
  );
}
