/** What is told of an item that was withdrawn: why, and since when. */
export type Withdrawal = { note: string; at: string };
