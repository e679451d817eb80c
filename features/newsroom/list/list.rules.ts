import { type ChangeOf, type ChoiceOf, listParams } from '@/lib/list/list-params';
import { day, id, named, oneOf, paging, search, tabOf } from '@/lib/list/params';
import { newsroomTabs } from './counts.schema';
import { newsroomSorts, STAFF_ROWS } from './list.schema';

/** The address of a newsroom list; `part` is one of two, such as an institute's own items and its colleges'. */
export const newsroomList = listParams({
  part: tabOf(['own', 'members']),
  tab: named('status', oneOf(newsroomTabs)),
  ...search,
  categoryId: named('category', id),
  organisationId: named('organisation', id),
  from: day,
  to: day,
  ...paging(newsroomSorts, STAFF_ROWS),
});
export type NewsroomChoice = ChoiceOf<typeof newsroomList>;
export type NewsroomChange = ChangeOf<typeof newsroomList>;
/** The filters of a list, as its conditions read them. */
export type NewsroomFilter = Partial<NewsroomChoice> & Pick<NewsroomChoice, 'needle'>;
