import { newsPlaces } from './places-news';
import { sitePlaces } from './places-site';
import type { Area } from './schema';

const ownItems = { th: 'ข่าวของฉัน', en: 'My news' };

export const collegeUser: Area = {
  role: 'usercollege',
  root: '/users',
  title: { th: 'ผู้ใช้งานสถานศึกษา', en: 'College user' },
  rows: [
    { ...sitePlaces.home, path: '', scope: 'self', group: 'main', menu: true },
    { ...newsPlaces.feed, path: 'news', scope: 'public', group: 'main', menu: true },
    { ...newsPlaces.ownNews, title: ownItems, path: 'users_news', scope: 'self', group: 'main', menu: true },
    { ...sitePlaces.forum, path: 'forum', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.notices, path: 'notices', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.media, path: 'media', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
