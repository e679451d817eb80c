import { getAreaHead } from './area-head';
import type { Area } from './schema';
import { newsScreens } from './screens-news';
import { peopleScreens } from './screens-people';
import { siteScreens } from './screens-site';

export const editor: Area = {
  ...getAreaHead('newseditors'),
  rows: [
    { ...siteScreens.home, path: '', scope: 'all', group: 'main', menu: true },
    { ...siteScreens.statistics, path: 'statistics', scope: 'all', group: 'main', menu: true },
    { ...siteScreens.graphs, path: 'showGraph', scope: 'all', group: 'main', menu: true },
    { ...newsScreens.allNews, path: 'news', scope: 'all', group: 'main', menu: true },
    { ...newsScreens.lifestyle, path: 'lifestyle', scope: 'all', group: 'main', menu: true },
    {
      ...newsScreens.lifestyleItem,
      path: 'lifestyledetail/lifestyledetails',
      scope: 'all',
      group: 'main',
      menu: false,
    },
    { ...siteScreens.notices, path: 'notices', scope: 'own', group: 'main', menu: true },
    { ...siteScreens.media, path: 'media', scope: 'own', group: 'main', menu: true },

    { ...peopleScreens.seenColleges, path: 'college', scope: 'kind:college', group: 'users', menu: true },
    { ...newsScreens.collegeNews, path: 'college_news', scope: 'kind:college', group: 'users', menu: true },
    { ...newsScreens.provinceNews, path: 'pvc_news', scope: 'kind:province', group: 'users', menu: true },
    { ...newsScreens.instituteNews, path: 'iven_news', scope: 'kind:institute', group: 'users', menu: true },
    { ...newsScreens.departmentNews, path: 'veccentraldep_news', scope: 'kind:department', group: 'users', menu: true },
    { ...newsScreens.unitNews, path: 'veccentral_news', scope: 'kind:unit', group: 'users', menu: true },

    { ...siteScreens.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
