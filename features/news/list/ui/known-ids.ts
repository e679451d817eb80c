/** Ids of a page's newest items, as `watchNews` compares them: their order does not count. */
export const joinIds = (ids: readonly number[]): string => [...ids].sort((a, b) => a - b).join();
