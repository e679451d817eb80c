/** The largest id a PostgreSQL integer column holds. */
export const MAX_ID = 2_147_483_647;

/** The id that an address or a store names by its plain decimal digits, or undefined. Here is no zod, for browsers that load it. */
export function parseId(text: string): number | undefined {
  if (!/^[1-9][0-9]{0,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= MAX_ID ? value : undefined;
}
