import { newsPlaces } from './places-news';
import { peoplePlaces } from './places-people';
import { sitePlaces } from './places-site';
import type { Area } from './schema';

const provincialNews = { th: 'ข่าวจังหวัด', en: 'Provincial news' };

export const province: Area = {
  role: 'VecProvince',
  root: '/provincealcentral',
  title: { th: 'อาชีวศึกษาจังหวัด', en: 'Provincial office' },
  rows: [
    { ...sitePlaces.home, path: '', scope: 'own', group: 'main', menu: true },
    { ...peoplePlaces.memberColleges, path: 'procentral_college', scope: 'members', group: 'main', menu: true },
    { ...peoplePlaces.prStaff, path: 'procentral_user', scope: 'members', group: 'main', menu: true },
    { ...newsPlaces.feed, path: 'news', scope: 'public', group: 'main', menu: true },
    { ...newsPlaces.ownNews, title: provincialNews, path: 'procentral_news', scope: 'own', group: 'main', menu: true },
    { ...newsPlaces.memberNews, path: 'procentral_Mnews', scope: 'members', group: 'main', menu: true },
    { ...sitePlaces.forum, path: 'forum', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.statistics, path: 'statistics', scope: 'ownAndMembers', group: 'main', menu: true },
    { ...sitePlaces.notices, path: 'notices', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.reports, path: 'reports', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.media, path: 'media', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
