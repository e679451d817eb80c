import { getAreaHead } from './area-head';
import type { Area } from './schema';
import { newsScreens } from './screens-news';
import { siteScreens } from './screens-site';

export const department: Area = {
  ...getAreaHead('veccentraldep'),
  rows: [
    { ...siteScreens.home, path: '', scope: 'own', group: 'main', menu: true },
    { ...newsScreens.feed, path: 'news', scope: 'public', group: 'main', menu: true },
    {
      ...newsScreens.ownNews,
      path: 'veccentraldep_news',
      scope: 'ownAndMembers',
      group: 'main',
      menu: true,
      canFilterByOwner: true,
    },
    { ...newsScreens.lifestyle, path: 'lifestyle', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.forum, path: 'forum', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.notices, path: 'notices', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.media, path: 'media', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
