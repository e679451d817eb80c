import { getAreaHead } from './area-head';
import type { Area } from './schema';
import { newsScreens } from './screens-news';
import { siteScreens } from './screens-site';
import { workScreens } from './screens-work';

const ownItemsTitle = { th: 'ข่าวของฉัน', en: 'My news' };

export const collegeUser: Area = {
  ...getAreaHead('usercollege'),
  rows: [
    { ...siteScreens.home, path: '', scope: 'self', group: 'main' },
    { ...workScreens.inbox, path: 'inbox', scope: 'self', group: 'main' },
    { ...newsScreens.feed, path: 'news', scope: 'public', group: 'main' },
    { ...newsScreens.ownNews, title: ownItemsTitle, path: 'users_news', scope: 'self', group: 'main' },
    { ...siteScreens.forum, path: 'forum', scope: 'own', group: 'main' },
    { ...siteScreens.notices, path: 'notices', scope: 'own', group: 'main' },
    { ...siteScreens.media, path: 'media', scope: 'own', group: 'main' },
    { ...siteScreens.account, path: 'account', scope: 'self', group: 'own' },
    { ...siteScreens.handbook, path: 'handbook', scope: 'self', group: 'own' },
  ],
};
