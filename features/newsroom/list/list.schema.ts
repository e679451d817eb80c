import type { NewsroomTab } from './counts.schema';

/** Sort orders of a list. */
export const newsroomSorts = ['updated', 'waiting', 'date', 'reads'] as const;
export type NewsroomSort = (typeof newsroomSorts)[number];
export type NewsroomOrder = { sort: NewsroomSort; descending: boolean };

/** Default number of rows per page. */
export const STAFF_ROWS = 24;
/** Retention of the bin, in days. */
export const BIN_DAYS = 30;

/** Bulk tasks; `raise` gives the viewer's own level, `pass` leaves it, `move` changes the category. */
export const bulkTasks = ['publish', 'submit', 'raise', 'pass', 'hide', 'bin', 'unbin', 'move'] as const;
/** Maximum number of items per request. */
export const MAX_BULK_ITEMS = 48;
export type BulkTask = (typeof bulkTasks)[number];
/** Tabs whose items wait for somebody: the one that has waited longest comes first. */
const waitingTabs: readonly NewsroomTab[] = ['todo', 'wait', 'pending', 'return'];

export const isWaitingTab = (tab: NewsroomTab): boolean => waitingTabs.includes(tab);

/** Order of a tab unless its address says otherwise. */
export const getUsualSort = (tab: NewsroomTab): NewsroomSort => (isWaitingTab(tab) ? 'waiting' : 'updated');

/** True for orders that an index has, so that the first rows are found without the others. */
export const isIndexedOrder = ({ sort }: NewsroomOrder): boolean => sort === 'updated' || sort === 'date';

/** Usual direction of an order: newest, most read, or longest waiting first. */
export const isUsuallyDescending = (sort: NewsroomSort): boolean => sort !== 'waiting';
