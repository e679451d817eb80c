import { getAreaHead } from './area-head';
import type { Area } from './schema';
import { newsScreens } from './screens-news';
import { peopleScreens } from './screens-people';
import { siteScreens } from './screens-site';
import { workScreens } from './screens-work';

const provincialNewsTitle = { th: 'ข่าวจังหวัด', en: 'Provincial news' };

export const province: Area = {
  ...getAreaHead('VecProvince'),
  rows: [
    { ...siteScreens.home, path: '', scope: 'own', group: 'main' },
    { ...workScreens.inbox, path: 'inbox', scope: 'self', group: 'main' },
    { ...peopleScreens.memberColleges, path: 'procentral_college', scope: 'members', group: 'main' },
    { ...peopleScreens.prStaff, path: 'procentral_user', scope: 'members', group: 'main' },
    { ...newsScreens.feed, path: 'news', scope: 'public', group: 'main' },
    { ...newsScreens.ownNews, title: provincialNewsTitle, path: 'procentral_news', scope: 'own', group: 'main' },
    { ...newsScreens.memberNews, path: 'procentral_Mnews', scope: 'members', group: 'main' },
    { ...siteScreens.forum, path: 'forum', scope: 'own', group: 'main' },
    { ...siteScreens.statistics, path: 'statistics', scope: 'ownAndMembers', group: 'main' },
    { ...siteScreens.voices, path: 'voices', scope: 'ownAndMembers', group: 'main' },
    { ...siteScreens.notices, path: 'notices', scope: 'own', group: 'main' },
    { ...siteScreens.memberNotices, path: 'sent_notices', scope: 'members', group: 'main' },
    { ...siteScreens.reports, path: 'reports', scope: 'own', group: 'main' },
    { ...siteScreens.media, path: 'media', scope: 'own', group: 'main' },
    { ...newsScreens.ownMove, path: 'move_in', scope: 'own', group: 'main' },
    { ...peopleScreens.ownOrganisation, path: 'organisation', scope: 'ownAndMembers', group: 'own' },
    { ...siteScreens.account, path: 'account', scope: 'self', group: 'own' },
    { ...siteScreens.handbook, path: 'handbook', scope: 'self', group: 'own' },
  ],
};
