/** Reads what belongs to the entries of a list in batches, in their order. */
export async function* readInBatches<T, R>(
  entries: readonly T[],
  size: number,
  read: (batch: readonly T[]) => Promise<R>,
): AsyncGenerator<R> {
  for (let start = 0; start < entries.length; start += size) yield read(entries.slice(start, start + size));
}
