import { newsPlaces } from './places-news';
import { peoplePlaces } from './places-people';
import { sitePlaces } from './places-site';
import type { Area } from './schema';

export const administrator: Area = {
  role: 'VecAdmin',
  root: '/administrator',
  title: { th: 'ผู้ดูแลระบบ', en: 'Administrator' },
  rows: [
    { ...sitePlaces.home, path: '', scope: 'all', group: 'main', menu: true },
    { ...sitePlaces.statistics, path: 'statistics', scope: 'all', group: 'main', menu: true },
    { ...sitePlaces.graphs, path: 'showGraph', scope: 'all', group: 'main', menu: true },
    { ...sitePlaces.categories, path: 'newscatagories', scope: 'all', group: 'main', menu: true },
    { ...newsPlaces.allNews, path: 'news', scope: 'all', group: 'main', menu: true },
    { ...newsPlaces.lifestyle, path: 'lifestyle', scope: 'all', group: 'main', menu: true },
    { ...newsPlaces.feed, path: 'news_feed', scope: 'public', group: 'main', menu: true },
    { ...sitePlaces.forum, path: 'forum', scope: 'all', group: 'main', menu: true },
    { ...peoplePlaces.systemUsers, path: 'usersystems', scope: 'all', group: 'main', menu: true },
    { ...sitePlaces.contactMessages, path: 'contact_us', scope: 'all', group: 'main', menu: true },
    { ...sitePlaces.participation, path: 'participation', scope: 'all', group: 'main', menu: true },
    { ...sitePlaces.documents, path: 'documents', scope: 'all', group: 'main', menu: true },
    { ...sitePlaces.reportOverview, path: 'reportsoutcome', scope: 'all', group: 'main', menu: true },
    { ...sitePlaces.sentNotices, path: 'notices', scope: 'all', group: 'main', menu: true },
    { ...sitePlaces.media, path: 'media', scope: 'all', group: 'main', menu: true },

    { ...newsPlaces.newsByCategory, path: 'news/newscategory', scope: 'all', group: 'news', menu: true },
    { ...newsPlaces.collegeNews, path: 'college_news', scope: 'kind:college', group: 'news', menu: true },
    { ...newsPlaces.provinceNews, path: 'pvc_news', scope: 'kind:province', group: 'news', menu: true },
    { ...newsPlaces.instituteNews, path: 'iven_news', scope: 'kind:institute', group: 'news', menu: true },
    { ...newsPlaces.departmentNews, path: 'veccentraldep_news', scope: 'kind:department', group: 'news', menu: true },
    { ...newsPlaces.unitNews, path: 'veccentral_news', scope: 'kind:unit', group: 'news', menu: true },
    {
      ...newsPlaces.lifestyleItem,
      path: 'lifestyledetail/lifestyledetails',
      scope: 'all',
      group: 'news',
      menu: false,
    },

    { ...peoplePlaces.colleges, path: 'college', scope: 'kind:college', group: 'users', menu: true },
    { ...peoplePlaces.provinces, path: 'user_provincealcentral', scope: 'kind:province', group: 'users', menu: true },
    { ...peoplePlaces.institutes, path: 'useriven', scope: 'kind:institute', group: 'users', menu: true },
    { ...peoplePlaces.departments, path: 'veccentraldep', scope: 'kind:department', group: 'users', menu: true },
    { ...peoplePlaces.units, path: 'veccentral', scope: 'kind:unit', group: 'users', menu: true },
    { ...peoplePlaces.collegeUsers, path: 'college_user', scope: 'kind:college', group: 'users', menu: true },
    { ...peoplePlaces.members, path: 'usergeneral', scope: 'all', group: 'users', menu: true },

    { ...sitePlaces.site, path: 'site', scope: 'all', group: 'site', menu: true },
    { ...sitePlaces.disclosure, path: 'disclosure', scope: 'all', group: 'site', menu: true },
    { ...sitePlaces.menuBar, path: 'news_menu', scope: 'all', group: 'site', menu: true },
    { ...sitePlaces.searchWords, path: 'search_words', scope: 'all', group: 'site', menu: true },
    { ...sitePlaces.regions, path: 'regiongroup', scope: 'all', group: 'site', menu: true },
    { ...sitePlaces.periods, path: 'period', scope: 'all', group: 'site', menu: true },
    { ...sitePlaces.audit, path: 'audit', scope: 'all', group: 'site', menu: true },
    { ...sitePlaces.mail, path: 'mail', scope: 'all', group: 'site', menu: true },

    { ...sitePlaces.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
