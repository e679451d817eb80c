import { MINUTE_MS } from '@/lib/time/units';
import { LIST_PARAMS } from './params';
import type { PublicPage } from './schema';

const ID = '/[1-9]\\d{0,9}';
/** For pages of items, tens of thousands: the browser itself requests what changes in them without an invalidation. */
const ITEM_REVALIDATE_MS = 30 * MINUTE_MS;

/** Pages without links on the site map or in the footer: items, organisations, steps of a form. */
export const unlinkedPages: readonly PublicPage[] = [
  { path: '/readnews/news/', cachedBy: ['news_id'], english: true, revalidateMs: ITEM_REVALIDATE_MS },
  { path: '/readnews/lifestyle/', cachedBy: ['news_id'], english: true, revalidateMs: ITEM_REVALIDATE_MS },
  { path: '/readnews/preview/', personal: 'page' },
  { path: '/readnews/preview/home/', personal: 'page' },
  { path: '/organisations/', dynamic: ['[id]', ID], cachedBy: LIST_PARAMS, english: true },
  { path: '/documents/', dynamic: ['[id]/[[...file]]', `${ID}(/[^/]+)?`] },
  { path: '/document/export_news/file/' },
  { path: '/participation/', dynamic: ['[poll]', ID], cachedBy: ['results', 'said'] },
  { path: '/participation/suggest/', cachedBy: ['office'] },
  { path: '/participation/survey/', cachedBy: ['said'] },
  { path: '/participation/track/', personal: 'page' },
  { path: '/alerts/confirm/' },
  { path: '/alerts/mine/' },
  { path: '/alerts/stop/' },
  { path: '/login/code/' },
  { path: '/login/confirm/' },
  { path: '/login/email/' },
  { path: '/login/forgot/' },
  { path: '/login/reset/' },
  { path: '/offline/', cachedBy: [], afterLogin: false },
];
