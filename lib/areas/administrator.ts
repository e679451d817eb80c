import { getAreaHead } from './area-head';
import type { Area } from './schema';
import { newsScreens } from './screens-news';
import { peopleScreens } from './screens-people';
import { siteScreens } from './screens-site';

export const administrator: Area = {
  ...getAreaHead('VecAdmin'),
  rows: [
    { ...siteScreens.home, path: '', scope: 'all', group: 'main', menu: true },
    { ...siteScreens.statistics, path: 'statistics', scope: 'all', group: 'main', menu: true },
    { ...siteScreens.graphs, path: 'showGraph', scope: 'all', group: 'main', menu: true },
    { ...siteScreens.categories, path: 'newscatagories', scope: 'all', group: 'main', menu: true },
    { ...newsScreens.allNews, path: 'news', scope: 'all', group: 'main', menu: true },
    { ...newsScreens.lifestyle, path: 'lifestyle', scope: 'all', group: 'main', menu: true },
    { ...newsScreens.feed, path: 'news_feed', scope: 'public', group: 'main', menu: true },
    { ...siteScreens.forum, path: 'forum', scope: 'all', group: 'main', menu: true },
    { ...peopleScreens.systemUsers, path: 'usersystems', scope: 'all', group: 'main', menu: true },
    { ...siteScreens.contactMessages, path: 'contact_us', scope: 'all', group: 'main', menu: true },
    { ...siteScreens.participation, path: 'participation', scope: 'all', group: 'main', menu: true },
    { ...siteScreens.documents, path: 'documents', scope: 'all', group: 'main', menu: true },
    { ...siteScreens.reportOverview, path: 'reportsoutcome', scope: 'all', group: 'main', menu: true },
    { ...siteScreens.sentNotices, path: 'notices', scope: 'all', group: 'main', menu: true },
    { ...siteScreens.media, path: 'media', scope: 'all', group: 'main', menu: true },

    { ...newsScreens.newsByCategory, path: 'news/newscategory', scope: 'all', group: 'news', menu: true },
    { ...newsScreens.collegeNews, path: 'college_news', scope: 'kind:college', group: 'news', menu: true },
    { ...newsScreens.provinceNews, path: 'pvc_news', scope: 'kind:province', group: 'news', menu: true },
    { ...newsScreens.instituteNews, path: 'iven_news', scope: 'kind:institute', group: 'news', menu: true },
    { ...newsScreens.departmentNews, path: 'veccentraldep_news', scope: 'kind:department', group: 'news', menu: true },
    { ...newsScreens.unitNews, path: 'veccentral_news', scope: 'kind:unit', group: 'news', menu: true },
    {
      ...newsScreens.lifestyleItem,
      path: 'lifestyledetail/lifestyledetails',
      scope: 'all',
      group: 'news',
      menu: false,
    },

    { ...peopleScreens.colleges, path: 'college', scope: 'kind:college', group: 'users', menu: true },
    { ...peopleScreens.provinces, path: 'user_provincealcentral', scope: 'kind:province', group: 'users', menu: true },
    { ...peopleScreens.institutes, path: 'useriven', scope: 'kind:institute', group: 'users', menu: true },
    { ...peopleScreens.departments, path: 'veccentraldep', scope: 'kind:department', group: 'users', menu: true },
    { ...peopleScreens.units, path: 'veccentral', scope: 'kind:unit', group: 'users', menu: true },
    { ...peopleScreens.collegeUsers, path: 'college_user', scope: 'kind:college', group: 'users', menu: true },
    { ...peopleScreens.members, path: 'usergeneral', scope: 'all', group: 'users', menu: true },

    { ...siteScreens.site, path: 'site', scope: 'all', group: 'site', menu: true },
    { ...siteScreens.disclosure, path: 'disclosure', scope: 'all', group: 'site', menu: true },
    { ...siteScreens.menuBar, path: 'news_menu', scope: 'all', group: 'site', menu: true },
    { ...siteScreens.searchWords, path: 'search_words', scope: 'all', group: 'site', menu: true },
    { ...siteScreens.regions, path: 'regiongroup', scope: 'all', group: 'site', menu: true },
    { ...siteScreens.periods, path: 'period', scope: 'all', group: 'site', menu: true },
    { ...siteScreens.audit, path: 'audit', scope: 'all', group: 'site', menu: true },
    { ...siteScreens.mail, path: 'mail', scope: 'all', group: 'site', menu: true },

    { ...siteScreens.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
