/** Number of requests that failed lately. */
export type ErrorFacts = { failed: number };
