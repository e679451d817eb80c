import { getNoticesSummary } from '@/features/notices/inbox/inbox.queries';
import { findInboxHref } from '@/lib/areas/notice-hrefs';
import type { Viewer } from '@/lib/auth/viewer';
import { NoticesSection } from './notices-section';

/** What the agency's notices ask of the viewer; nothing in an area that receives none. */
export async function HomeNotices({ viewer }: { viewer: Viewer }) {
  const href = findInboxHref(viewer);
  return href === undefined ? null : <NoticesSection desk={await getNoticesSummary(viewer)} href={href} />;
}
