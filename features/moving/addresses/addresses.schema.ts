/** Lines of pairs that are taken at once. */
export const MAX_LINES = 1_000;
/** Size of a file of such lines, below that of a form. */
export const MAX_BYTES = 900_000;
