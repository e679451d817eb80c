import { watchConnection } from '@/components/ui/page/connection-script';
import { hideInTime, MAX_TIMEOUT_MS } from '@/components/ui/page/hide-at-script';
import { PREFETCH_DELAY_MS, prefetchWhenIdle } from '@/components/ui/page/idle-prefetch-script';
import { LOADING } from '@/components/ui/page/loading';
import { LOADING_DELAYS, watchLoading } from '@/components/ui/page/loading-bar-script';
import { SHOW_AFTER_PX, watchScroll } from '@/components/ui/page/scroll-top-script';
import { followDisplaySettings } from '@/components/ui/theme/follow-tabs-script';
import { CONTRAST_KEY, TEXT_SIZE_KEY, THEME_KEY } from '@/components/ui/theme/theme';
import { TOAST_MS } from '@/components/ui/toast';
import { CATEGORY_KEY } from '@/features/news/ui/remember-category';
import { keepSaved } from '@/features/news/ui/saved-script';
import { watchPictures } from '@/features/news/ui/watch-pictures';
import { ONLINE_POLL_MS, ONLINE_WINDOW_MS } from '@/features/presence/presence.schema';
import { startHeartbeats } from '@/features/presence/ui/heartbeats';
import { startOnlineCounters } from '@/features/presence/ui/online-counters';
import { answerBanner } from '@/features/website/consent/ui/banner-script';
import { saveConsentChoice } from '@/features/website/consent/ui/save-consent-choice';
import { isSavingData } from '@/lib/http/saves-data';
import { getVisitorId } from '@/lib/http/visitor-id';
import { toCall } from '@/lib/render/inline-script';
import { wantScripts } from '@/lib/render/want-scripts';
import type { MenuEntry } from '@/lib/site/schema';
import { arrangeTabs } from './category-tabs-script';
import { noticeSessionEnd } from './session-end-script';

/** Number of first tabs that are prefetched when the browser is idle. */
const LOADED_AHEAD = 3;

/** Heartbeat interval in milliseconds: after two lost heartbeats in a row a reader is still counted as online. */
const HEARTBEAT_MS = ONLINE_WINDOW_MS / 3;

const displaySettings = [
  [THEME_KEY, 'theme', ['light', 'dark']],
  [TEXT_SIZE_KEY, 'text', ['112', '125']],
  [CONTRAST_KEY, 'contrast', ['high', 'normal']],
] as const;

const fixedCalls = [
  toCall(arrangeTabs, CATEGORY_KEY),
  toCall(answerBanner, saveConsentChoice),
  toCall(startHeartbeats, HEARTBEAT_MS, getVisitorId),
  toCall(startOnlineCounters, ONLINE_POLL_MS),
  toCall(keepSaved, wantScripts, isSavingData),
  toCall(watchPictures, wantScripts),
  toCall(watchLoading, LOADING_DELAYS.show, LOADING_DELAYS.hide, LOADING.begins, LOADING.ends),
  toCall(watchScroll, SHOW_AFTER_PX),
  toCall(watchConnection, TOAST_MS),
  toCall(hideInTime, MAX_TIMEOUT_MS),
  toCall(followDisplaySettings, displaySettings),
  toCall(noticeSessionEnd, wantScripts),
].join('');

/** Everything that happens on a public page without React while somebody reads it; pages add what is theirs alone. */
export function buildFrameScript(menu: readonly MenuEntry[]): string {
  const addresses = menu.slice(0, LOADED_AHEAD).map(({ href }) => href);
  return `${fixedCalls}${toCall(prefetchWhenIdle, addresses, PREFETCH_DELAY_MS)}`;
}
