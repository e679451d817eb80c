import { newsPlaces } from './places-news';
import { peoplePlaces } from './places-people';
import { sitePlaces } from './places-site';
import type { Area } from './schema';

export const institute: Area = {
  role: 'iven',
  root: '/useriven',
  title: { th: 'สถาบันการอาชีวศึกษา', en: 'Institute' },
  rows: [
    { ...sitePlaces.home, path: '', scope: 'own', group: 'main', menu: true },
    { ...peoplePlaces.memberColleges, path: 'useriven_college', scope: 'members', group: 'main', menu: true },
    { ...peoplePlaces.prStaff, path: 'useriven_user', scope: 'members', group: 'main', menu: true },
    { ...newsPlaces.feed, path: 'news', scope: 'public', group: 'main', menu: true },
    { ...newsPlaces.ownNews, path: 'useriven_news', scope: 'ownAndMembers', group: 'main', menu: true, parts: true },
    { ...sitePlaces.forum, path: 'forum', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.statistics, path: 'statistics', scope: 'ownAndMembers', group: 'main', menu: true, parts: true },
    { ...sitePlaces.notices, path: 'notices', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.reports, path: 'reports', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.media, path: 'media', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
