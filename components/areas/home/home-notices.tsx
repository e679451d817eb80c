import { getNoticesSummary } from '@/features/notices/inbox/inbox.queries';
import { findInboxHref } from '@/lib/areas/notice-hrefs';
import type { Viewer } from '@/lib/auth/viewer';
import { NoticesSection } from './notices-section';

/** The agency's notices that need the viewer's attention; renders nothing in an area without an inbox. */
export async function HomeNotices({ viewer }: { viewer: Viewer }) {
  const href = findInboxHref(viewer);
  return href === undefined ? null : <NoticesSection desk={await getNoticesSummary(viewer)} href={href} />;
}
