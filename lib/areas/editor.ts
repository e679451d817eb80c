import { newsPlaces } from './places-news';
import { peoplePlaces } from './places-people';
import { sitePlaces } from './places-site';
import type { Area } from './schema';

export const editor: Area = {
  role: 'newseditors',
  root: '/newseditor',
  title: { th: 'กองบรรณาธิการข่าว', en: 'News editor' },
  rows: [
    { ...sitePlaces.home, path: '', scope: 'all', group: 'main', menu: true },
    { ...sitePlaces.statistics, path: 'statistics', scope: 'all', group: 'main', menu: true },
    { ...sitePlaces.graphs, path: 'showGraph', scope: 'all', group: 'main', menu: true },
    { ...newsPlaces.allNews, path: 'news', scope: 'all', group: 'main', menu: true },
    { ...newsPlaces.lifestyle, path: 'lifestyle', scope: 'all', group: 'main', menu: true },
    {
      ...newsPlaces.lifestyleItem,
      path: 'lifestyledetail/lifestyledetails',
      scope: 'all',
      group: 'main',
      menu: false,
    },
    { ...sitePlaces.notices, path: 'notices', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.media, path: 'media', scope: 'own', group: 'main', menu: true },

    { ...peoplePlaces.seenColleges, path: 'college', scope: 'kind:college', group: 'users', menu: true },
    { ...newsPlaces.collegeNews, path: 'college_news', scope: 'kind:college', group: 'users', menu: true },
    { ...newsPlaces.provinceNews, path: 'pvc_news', scope: 'kind:province', group: 'users', menu: true },
    { ...newsPlaces.instituteNews, path: 'iven_news', scope: 'kind:institute', group: 'users', menu: true },
    { ...newsPlaces.departmentNews, path: 'veccentraldep_news', scope: 'kind:department', group: 'users', menu: true },
    { ...newsPlaces.unitNews, path: 'veccentral_news', scope: 'kind:unit', group: 'users', menu: true },

    { ...sitePlaces.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
