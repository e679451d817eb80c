/** Public notice of a withdrawn item: its note and the time of withdrawal. */
export type Withdrawal = { note: string; at: string };
