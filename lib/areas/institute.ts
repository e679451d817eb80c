import { getAreaHead } from './area-head';
import type { Area } from './schema';
import { newsScreens } from './screens-news';
import { peopleScreens } from './screens-people';
import { siteScreens } from './screens-site';

export const institute: Area = {
  ...getAreaHead('iven'),
  rows: [
    { ...siteScreens.home, path: '', scope: 'own', group: 'main', menu: true },
    { ...peopleScreens.memberColleges, path: 'useriven_college', scope: 'members', group: 'main', menu: true },
    { ...peopleScreens.prStaff, path: 'useriven_user', scope: 'members', group: 'main', menu: true },
    { ...newsScreens.feed, path: 'news', scope: 'public', group: 'main', menu: true },
    {
      ...newsScreens.ownNews,
      path: 'useriven_news',
      scope: 'ownAndMembers',
      group: 'main',
      menu: true,
      canFilterByOwner: true,
    },
    { ...siteScreens.forum, path: 'forum', scope: 'own', group: 'main', menu: true },
    {
      ...siteScreens.statistics,
      path: 'statistics',
      scope: 'ownAndMembers',
      group: 'main',
      menu: true,
      canFilterByOwner: true,
    },
    { ...siteScreens.notices, path: 'notices', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.reports, path: 'reports', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.media, path: 'media', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
