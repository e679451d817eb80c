import { readPageViewer } from '@/lib/auth/page-viewer';
import { markAnswersRead } from './messages.commands';

/** Notes that who asks for the page has opened a message; the page itself calls it, as it is read without script too. */
export async function markAnswersReadByPageViewer(id: number): Promise<void> {
  await markAnswersRead({ id }, await readPageViewer());
}
