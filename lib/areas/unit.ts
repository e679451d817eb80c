import { newsPlaces } from './places-news';
import { sitePlaces } from './places-site';
import type { Area } from './schema';

export const unit: Area = {
  role: 'veccentral',
  root: '/veccentral',
  title: { th: 'หน่วย/กลุ่ม/ศูนย์', en: 'Unit' },
  rows: [
    { ...sitePlaces.home, path: '', scope: 'own', group: 'main', menu: true },
    { ...newsPlaces.feed, path: 'news', scope: 'public', group: 'main', menu: true },
    { ...newsPlaces.ownNews, path: 'veccentral_news', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.forum, path: 'forum', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.notices, path: 'notices', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.media, path: 'media', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
