import { newsPlaces } from './places-news';
import { peoplePlaces } from './places-people';
import { sitePlaces } from './places-site';
import type { Area } from './schema';

export const college: Area = {
  role: 'college',
  root: '/colleges',
  title: { th: 'งานประชาสัมพันธ์สถานศึกษา', en: 'College' },
  rows: [
    { ...sitePlaces.home, path: '', scope: 'own', group: 'main', menu: true },
    { ...newsPlaces.feed, path: 'news', scope: 'public', group: 'main', menu: true },
    { ...peoplePlaces.ownUsers, path: 'college_user', scope: 'members', group: 'main', menu: true },
    { ...newsPlaces.ownNews, path: 'college_news', scope: 'ownAndMembers', group: 'main', menu: true },
    { ...newsPlaces.lifestyle, path: 'lifestyle', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.forum, path: 'forum', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.statistics, path: 'statistics', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.notices, path: 'notices', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.reports, path: 'reports', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.media, path: 'media', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
