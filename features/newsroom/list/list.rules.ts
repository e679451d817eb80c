import type { Prisma } from '@/lib/db/db';
import { filtersFor } from '@/lib/list/filters';
import { type ChangeOf, type ChoiceOf, listParams } from '@/lib/list/list-params';
import { id, named, oneOf, paging, search, tabOf } from '@/lib/list/params';
import type { NewsEvent } from '../workflow/workflow.schema';
import { newsroomTabs } from './counts.schema';
import { newsroomListMessages as t } from './list.messages';
import { type BulkTask, bulkTasks, newsroomSorts, STAFF_ROWS } from './list.schema';

const { supplied, days } = filtersFor<Prisma.NewsWhereInput>();

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
  ...paging(newsroomSorts, STAFF_ROWS),
});
export type NewsroomChoice = ChoiceOf<typeof newsroomList>;
export type NewsroomChange = ChangeOf<typeof newsroomList>;
/** The filters of a list, as its conditions read them. */
export type NewsroomFilter = Partial<NewsroomChoice> & Pick<NewsroomChoice, 'needle'>;

/** What a viewer may do with an item of a list. */
type Offered = { events: readonly NewsEvent[]; mayEdit: boolean; raisesTo?: number; mayPass: boolean };

/** Bulk tasks that a viewer may run on an item, by the steps that it may take. */
export function listBulkTasks({ events, mayEdit, raisesTo, mayPass }: Offered): BulkTask[] {
  const others = { move: mayEdit, raise: raisesTo !== undefined, pass: mayPass };
  return bulkTasks.filter((task) =>
    task === 'move' || task === 'raise' || task === 'pass' ? others[task] : events.includes(task),
  );
}
