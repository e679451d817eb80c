type Pages = {
  /** Rows of a page. */
  size: number;
  /** Maximum rows of all pages. */
  most: number;
};

/** Reads a list page by page until its end, for a file. */
export async function* readPages<R>(
  { size, most }: Pages,
  read: (paging: { page: number; per: number }) => Promise<readonly R[]>,
): AsyncGenerator<readonly R[]> {
  for (let page = 1; (page - 1) * size < most; page += 1) {
    const rows = await read({ page, per: size });
    if (rows.length > 0) yield rows.slice(0, most - (page - 1) * size);
    if (rows.length < size) return;
  }
}

/** Reads what belongs to the entries of a list in batches, in their order. */
export async function* readInBatches<T, R>(
  entries: readonly T[],
  size: number,
  read: (batch: readonly T[]) => Promise<R>,
): AsyncGenerator<R> {
  for (let start = 0; start < entries.length; start += size) yield read(entries.slice(start, start + size));
}
