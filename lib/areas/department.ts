import { newsPlaces } from './places-news';
import { sitePlaces } from './places-site';
import type { Area } from './schema';

export const department: Area = {
  role: 'veccentraldep',
  root: '/veccentraldep',
  title: { th: 'สำนัก/ศูนย์', en: 'Department' },
  rows: [
    { ...sitePlaces.home, path: '', scope: 'own', group: 'main', menu: true },
    { ...newsPlaces.feed, path: 'news', scope: 'public', group: 'main', menu: true },
    {
      ...newsPlaces.ownNews,
      path: 'veccentraldep_news',
      scope: 'ownAndMembers',
      group: 'main',
      menu: true,
      parts: true,
    },
    { ...newsPlaces.lifestyle, path: 'lifestyle', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.forum, path: 'forum', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.notices, path: 'notices', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.media, path: 'media', scope: 'own', group: 'main', menu: true },
    { ...sitePlaces.account, path: 'account', scope: 'self', group: 'own', menu: true },
  ],
};
