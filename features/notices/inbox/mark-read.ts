import { readPageViewer } from '@/lib/auth/page-viewer';
import { markNoticeRead } from './inbox.commands';

/** Marks a notice as read by the viewer of the page; called by the page itself, which is also read without script. */
export async function markNoticeReadByPageViewer(id: number): Promise<void> {
  await markNoticeRead({ id }, await readPageViewer());
}
