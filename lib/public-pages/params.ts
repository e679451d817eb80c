/** Query parameters of the news filter, and those of a list of news. */
export const FILTER_PARAMS = ['search', 'section', 'news_type', 'organisation', 'province', 'year', 'from', 'to'];
export const LIST_PARAMS = ['search', 'sort', 'dir', 'per', 'page'];
/** Number of a version of a policy. */
export const VERSION_PARAMS = ['version'];
