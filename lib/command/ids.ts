/** The largest value of a PostgreSQL integer column. */
export const MAX_INTEGER = 2_147_483_647;
export const MAX_ID = MAX_INTEGER;
/** Matches no row; in a condition, an undefined id would match all. */
export const NO_ID = -1;

/**
 * Parses an id from an address or from browser storage, in plain decimal digits; undefined if invalid. Without zod, for
 * browsers that load this module.
 */
export function parseId(text: string): number | undefined {
  if (!/^[1-9][0-9]{0,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= MAX_ID ? value : undefined;
}
