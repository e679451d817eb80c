import { getAreaHead } from './area-head';
import type { Area } from './schema';
import { newsScreens } from './screens-news';
import { peopleScreens } from './screens-people';
import { siteScreens } from './screens-site';
import { systemScreens } from './screens-system';
import { workScreens } from './screens-work';

export const administrator: Area = {
  ...getAreaHead('VecAdmin'),
  rows: [
    { ...siteScreens.home, path: '', scope: 'all', group: 'main' },
    { ...workScreens.inbox, path: 'inbox', scope: 'self', group: 'main' },
    { ...siteScreens.statistics, path: 'statistics', scope: 'all', group: 'main' },
    { ...siteScreens.graphs, path: 'showGraph', scope: 'all', group: 'main' },
    { ...siteScreens.categories, path: 'newscatagories', scope: 'all', group: 'main' },
    { ...newsScreens.allNews, path: 'news', scope: 'all', group: 'main' },
    { ...newsScreens.lifestyle, path: 'lifestyle', scope: 'all', group: 'main' },
    { ...newsScreens.feed, path: 'news_feed', scope: 'public', group: 'main' },
    { ...siteScreens.forum, path: 'forum', scope: 'all', group: 'main' },
    { ...peopleScreens.systemUsers, path: 'usersystems', scope: 'all', group: 'main' },
    { ...siteScreens.voices, path: 'voices', scope: 'all', group: 'main' },
    { ...siteScreens.contactMessages, path: 'contact_us', scope: 'all', group: 'main' },
    { ...siteScreens.participation, path: 'participation', scope: 'all', group: 'main' },
    { ...siteScreens.documents, path: 'documents', scope: 'all', group: 'main' },
    { ...siteScreens.reportOverview, path: 'reportsoutcome', scope: 'all', group: 'main' },
    { ...siteScreens.sentNotices, path: 'notices', scope: 'all', group: 'main' },
    { ...siteScreens.media, path: 'media', scope: 'all', group: 'main' },

    { ...newsScreens.newsByCategory, path: 'news/newscategory', scope: 'all', group: 'news' },
    { ...newsScreens.collegeNews, path: 'college_news', scope: 'kind:college', group: 'news' },
    { ...newsScreens.provinceNews, path: 'pvc_news', scope: 'kind:province', group: 'news' },
    { ...newsScreens.instituteNews, path: 'iven_news', scope: 'kind:institute', group: 'news' },
    { ...newsScreens.departmentNews, path: 'veccentraldep_news', scope: 'kind:department', group: 'news' },
    { ...newsScreens.unitNews, path: 'veccentral_news', scope: 'kind:unit', group: 'news' },
    {
      ...newsScreens.lifestyleItem,
      path: 'lifestyledetail/lifestyledetails',
      scope: 'all',
      group: 'news',
      hidden: true,
    },

    { ...peopleScreens.organisationPages, path: 'organisation', scope: 'all', group: 'users' },
    { ...peopleScreens.colleges, path: 'college', scope: 'kind:college', group: 'users' },
    { ...peopleScreens.provinces, path: 'user_provincealcentral', scope: 'kind:province', group: 'users' },
    { ...peopleScreens.institutes, path: 'useriven', scope: 'kind:institute', group: 'users' },
    { ...peopleScreens.departments, path: 'veccentraldep', scope: 'kind:department', group: 'users' },
    { ...peopleScreens.units, path: 'veccentral', scope: 'kind:unit', group: 'users' },
    { ...peopleScreens.collegeUsers, path: 'college_user', scope: 'kind:college', group: 'users' },
    { ...peopleScreens.members, path: 'usergeneral', scope: 'all', group: 'users' },

    { ...siteScreens.site, path: 'site', scope: 'all', group: 'site' },
    { ...siteScreens.disclosure, path: 'disclosure', scope: 'all', group: 'site' },
    { ...siteScreens.menuBar, path: 'news_menu', scope: 'all', group: 'site' },
    { ...siteScreens.searchWords, path: 'search_words', scope: 'all', group: 'site' },
    { ...newsScreens.houseStyle, path: 'house_style', scope: 'all', group: 'site' },
    { ...siteScreens.regions, path: 'regiongroup', scope: 'all', group: 'site' },
    { ...siteScreens.periods, path: 'period', scope: 'all', group: 'site' },
    { ...systemScreens.audit, path: 'audit', scope: 'all', group: 'site' },
    { ...systemScreens.mail, path: 'mail', scope: 'all', group: 'site' },
    { ...systemScreens.system, path: 'system', scope: 'all', group: 'site' },
    { ...systemScreens.moving, path: 'move', scope: 'all', group: 'site' },
    { ...systemScreens.moveProof, path: 'move/proof', scope: 'all', group: 'site', hidden: true },
    { ...systemScreens.oldAddresses, path: 'move/addresses', scope: 'all', group: 'site', hidden: true },

    { ...siteScreens.account, path: 'account', scope: 'self', group: 'own' },
    { ...siteScreens.handbook, path: 'handbook', scope: 'self', group: 'own' },
  ],
};
