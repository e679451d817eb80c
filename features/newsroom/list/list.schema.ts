/** Sort orders of a list; the first is the default. */
export const newsroomSorts = ['updated', 'date', 'reads'] as const;
export type NewsroomSort = (typeof newsroomSorts)[number];

/** Default number of rows per page. */
export const STAFF_ROWS = 24;
/** Retention of the bin, in days. */
export const BIN_DAYS = 30;

/** Bulk tasks; `raise` gives the viewer's own level, `pass` leaves it, `move` changes the category. */
export const bulkTasks = ['publish', 'submit', 'raise', 'pass', 'hide', 'bin', 'unbin', 'move'] as const;
/** Maximum number of items per request. */
export const MAX_BULK_ITEMS = 48;
export type BulkTask = (typeof bulkTasks)[number];
