/** Columns by their names, for `select` and `omit` of Prisma: `selectColumns('id', 'name')`. */
export function selectColumns<C extends string>(...names: readonly C[]): Readonly<Record<C, true>>;
export function selectColumns(...names: readonly string[]): Readonly<Record<string, true>> {
  return Object.fromEntries(names.map((name) => [name, true as const]));
}
