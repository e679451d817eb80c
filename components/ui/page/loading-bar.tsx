import { say } from '@/lib/messages/language';
import { uiMessages } from '../messages/ui/messages';

/** A thin bar while the next page, or a part of this one, is loading; `watchLoading` shows it. */
export function LoadingBar() {
  return (
    <div
      hidden
      data-loading-bar=""
      role="progressbar"
      aria-label={say(uiMessages['ui.loading'])}
      className="loading-bar fixed inset-x-0 top-0 z-50 h-1 origin-left bg-gold-300 print:hidden"
    />
  );
}
