/** One series of a graph over time, with a value for each bucket. */
export type Series = { key: string; label: string; values: number[] };
