import { getAreaHead } from './area-head';
import type { Area } from './schema';
import { newsScreens } from './screens-news';
import { peopleScreens } from './screens-people';
import { siteScreens } from './screens-site';
import { workScreens } from './screens-work';

export const editor: Area = {
  ...getAreaHead('newseditors'),
  rows: [
    { ...siteScreens.home, path: '', scope: 'all', group: 'main' },
    { ...workScreens.inbox, path: 'inbox', scope: 'self', group: 'main' },
    { ...siteScreens.statistics, path: 'statistics', scope: 'all', group: 'main' },
    { ...siteScreens.graphs, path: 'showGraph', scope: 'all', group: 'main' },
    { ...newsScreens.allNews, path: 'news', scope: 'all', group: 'main' },
    { ...newsScreens.frontDesk, path: 'front_page', scope: 'all', group: 'main' },
    { ...newsScreens.lifestyle, path: 'lifestyle', scope: 'all', group: 'main' },
    {
      ...newsScreens.lifestyleItem,
      path: 'lifestyledetail/lifestyledetails',
      scope: 'all',
      group: 'main',
      hidden: true,
    },
    { ...newsScreens.houseStyle, path: 'house_style', scope: 'all', group: 'main' },
    { ...siteScreens.notices, path: 'notices', scope: 'own', group: 'main' },
    { ...siteScreens.media, path: 'media', scope: 'own', group: 'main' },

    { ...peopleScreens.seenColleges, path: 'college', scope: 'kind:college', group: 'users' },
    { ...newsScreens.collegeNews, path: 'college_news', scope: 'kind:college', group: 'users' },
    { ...newsScreens.provinceNews, path: 'pvc_news', scope: 'kind:province', group: 'users' },
    { ...newsScreens.instituteNews, path: 'iven_news', scope: 'kind:institute', group: 'users' },
    { ...newsScreens.departmentNews, path: 'veccentraldep_news', scope: 'kind:department', group: 'users' },
    { ...newsScreens.unitNews, path: 'veccentral_news', scope: 'kind:unit', group: 'users' },

    { ...siteScreens.account, path: 'account', scope: 'self', group: 'own' },
    { ...siteScreens.handbook, path: 'handbook', scope: 'self', group: 'own' },
  ],
};
