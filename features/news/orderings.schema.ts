/** Sort orders of a list of news; the first is the default. */
export const newsSorts = ['news_date', 'news_countread', 'news_Countshare'] as const;
export type NewsSort = (typeof newsSorts)[number];
