import { getAreaHead } from './area-head';
import type { Area } from './schema';
import { newsScreens } from './screens-news';
import { siteScreens } from './screens-site';

export const unit: Area = {
  ...getAreaHead('veccentral'),
  rows: [
    { ...siteScreens.home, path: '', scope: 'own', group: 'main', menu: true },
    { ...newsScreens.feed, path: 'news', scope: 'public', group: 'main', menu: true },
    { ...newsScreens.ownNews, path: 'veccentral_news', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.forum, path: 'forum', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.notices, path: 'notices', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.media, path: 'media', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
