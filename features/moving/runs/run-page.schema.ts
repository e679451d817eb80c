/** Lists of a run's items, those that need a look first. */
export const itemTabs = ['conflict', 'failed', 'gone', 'dropped', 'written', 'unchanged'] as const;
export type ItemTab = (typeof itemTabs)[number];
