import { readPageViewer } from '@/lib/auth/page-viewer';
import { markNoticeRead } from './inbox.commands';

/** Notes that who asks for the page has opened a notice; the page itself calls it, as it is read without script too. */
export async function markNoticeReadByPageViewer(id: number): Promise<void> {
  await markNoticeRead({ id }, await readPageViewer());
}
