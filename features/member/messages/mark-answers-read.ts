import { readPageViewer } from '@/lib/auth/page-viewer';
import { markAnswersRead } from './messages.commands';

/** Marks a message's answers as read by the page's viewer. Called while rendering, so it needs no JavaScript. */
export async function markAnswersReadByPageViewer(id: number): Promise<void> {
  await markAnswersRead({ id }, await readPageViewer());
}
