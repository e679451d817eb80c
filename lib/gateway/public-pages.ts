import { publicPages } from '@/lib/public-pages/public-pages';
import { getFirstSegment } from '@/lib/public-pages/rules';
import type { PublicPage } from '@/lib/public-pages/schema';

/** First segments of the paths that are the same for every reader, unless they are personal; all others are private. */
const SEGMENTS = new Set(['feed', ...publicPages.map(getFirstSegment)]);
const PERSONAL = publicPages.filter(({ personal }) => personal !== undefined);

const isPersonal = (page: PublicPage, path: string): boolean =>
  page.personal === 'below' ? path.startsWith(page.path) && path !== page.path : `${path}/`.startsWith(page.path);

/** True for pages that any cache may store. */
export const isPublicPage = (path: string): boolean =>
  SEGMENTS.has(path.split('/')[1] ?? 'none') && !PERSONAL.some((page) => isPersonal(page, path));
