import { readPageViewer } from '@/lib/auth/page-viewer';
import { seeAnswers } from './messages.commands';

/** Notes that who asks for the page has opened a message; the page itself calls it, as it is read without script too. */
export async function noteSeen(id: number): Promise<void> {
  await seeAnswers({ id }, await readPageViewer());
}
