/** Classes of a list of rows, and of one row. */
export const listClass = 'border-line border-y';
export const rowClass = 'border-line bg-surface not-first:border-t px-1';
