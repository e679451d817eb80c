import { getAreaHead } from './area-head';
import type { Area } from './schema';
import { newsScreens } from './screens-news';
import { peopleScreens } from './screens-people';
import { siteScreens } from './screens-site';
import { workScreens } from './screens-work';

export const department: Area = {
  ...getAreaHead('veccentraldep'),
  rows: [
    { ...siteScreens.home, path: '', scope: 'own', group: 'main' },
    { ...workScreens.inbox, path: 'inbox', scope: 'self', group: 'main' },
    { ...newsScreens.feed, path: 'news', scope: 'public', group: 'main' },
    {
      ...newsScreens.ownNews,
      path: 'veccentraldep_news',
      scope: 'ownAndMembers',
      group: 'main',
      canFilterByOwner: true,
    },
    { ...newsScreens.lifestyle, path: 'lifestyle', scope: 'own', group: 'main' },
    { ...siteScreens.forum, path: 'forum', scope: 'own', group: 'main' },
    { ...siteScreens.voices, path: 'voices', scope: 'ownAndMembers', group: 'main' },
    { ...siteScreens.notices, path: 'notices', scope: 'own', group: 'main' },
    { ...siteScreens.memberNotices, path: 'sent_notices', scope: 'members', group: 'main' },
    { ...siteScreens.media, path: 'media', scope: 'own', group: 'main' },
    { ...newsScreens.ownMove, path: 'move_in', scope: 'own', group: 'main' },
    { ...peopleScreens.ownOrganisation, path: 'organisation', scope: 'ownAndMembers', group: 'own' },
    { ...siteScreens.account, path: 'account', scope: 'self', group: 'own' },
    { ...siteScreens.handbook, path: 'handbook', scope: 'self', group: 'own' },
  ],
};
