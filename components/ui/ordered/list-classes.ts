/** The frame of a list of rows, and of one of its rows. */
export const listClass = 'border-line border-y';
export const rowClass = 'border-line bg-surface not-first:border-t px-1';
