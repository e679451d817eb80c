/** The values of some columns of a row. */
export function pickColumns<T extends object, K extends keyof T>(
  row: T,
  columns: Readonly<Record<K, true>>,
): Pick<T, K>;
export function pickColumns(row: object, columns: object): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(columns, name)));
}
