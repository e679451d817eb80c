import { getAreaHead } from './area-head';
import type { Area } from './schema';
import { newsScreens } from './screens-news';
import { peopleScreens } from './screens-people';
import { siteScreens } from './screens-site';

const provincialNewsTitle = { th: 'ข่าวจังหวัด', en: 'Provincial news' };

export const province: Area = {
  ...getAreaHead('VecProvince'),
  rows: [
    { ...siteScreens.home, path: '', scope: 'own', group: 'main', menu: true },
    { ...peopleScreens.memberColleges, path: 'procentral_college', scope: 'members', group: 'main', menu: true },
    { ...peopleScreens.prStaff, path: 'procentral_user', scope: 'members', group: 'main', menu: true },
    { ...newsScreens.feed, path: 'news', scope: 'public', group: 'main', menu: true },
    {
      ...newsScreens.ownNews,
      title: provincialNewsTitle,
      path: 'procentral_news',
      scope: 'own',
      group: 'main',
      menu: true,
    },
    { ...newsScreens.memberNews, path: 'procentral_Mnews', scope: 'members', group: 'main', menu: true },
    { ...siteScreens.forum, path: 'forum', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.statistics, path: 'statistics', scope: 'ownAndMembers', group: 'main', menu: true },
    { ...siteScreens.notices, path: 'notices', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.reports, path: 'reports', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.media, path: 'media', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
