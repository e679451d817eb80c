import { readNoticesDesk } from '@/features/notices/inbox/inbox.queries';
import { inboxHrefFor } from '@/lib/areas/notice-hrefs';
import type { Viewer } from '@/lib/auth/viewer';
import { NoticesPart } from './notices-part';

/** What the agency's notices ask of the viewer; nothing in an area that receives none. */
export async function HomeNotices({ viewer }: { viewer: Viewer }) {
  const href = inboxHrefFor(viewer);
  return href === undefined ? null : <NoticesPart desk={await readNoticesDesk(viewer)} href={href} />;
}
