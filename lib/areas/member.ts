import { siteMessages } from '../site/messages';
import { getAreaHead } from './area-head';
import type { Area } from './schema';
import { siteScreens } from './screens-site';

export const member: Area = {
  ...getAreaHead('member'),
  rows: [
    { ...siteScreens.home, path: '', scope: 'self', group: 'main' },
    { ...siteScreens.ownMessages, path: 'contact', scope: 'self', group: 'main' },
    { ...siteScreens.ownAlerts, path: 'alerts', scope: 'self', group: 'main' },
    { ...siteScreens.account, path: 'account', scope: 'self', group: 'own' },
    { ...siteScreens.handbook, path: 'handbook', scope: 'self', group: 'own' },
  ],
  links: [
    {
      href: '/news_group/',
      title: siteMessages['menu.news'],
      lead: 'อ่าน ค้นหา และเก็บข่าวที่ทุกหน่วยงานเผยแพร่',
      icon: 'newspaper',
    },
    {
      href: '/documents/',
      title: siteMessages['menu.documents'],
      lead: siteMessages['documents.lead'].th,
      icon: 'folder',
    },
  ],
};
