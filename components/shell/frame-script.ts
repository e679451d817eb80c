import { watchConnection } from '@/components/ui/page/connection-script';
import { hideInTime, MAX_TIMEOUT_MS } from '@/components/ui/page/hide-at-script';
import { LOADING } from '@/components/ui/page/loading';
import { LOADING_DELAYS, watchLoading } from '@/components/ui/page/loading-bar-script';
import { SHOW_AFTER_PX, watchScroll } from '@/components/ui/page/scroll-top-script';
import { TOAST_MS } from '@/components/ui/toast';
import { CATEGORY_KEY } from '@/features/news/ui/remember-category';
import { keepSaved } from '@/features/news/ui/saved-script';
import { watchPictures } from '@/features/news/ui/watch-pictures';
import { ONLINE_BEAT_MS, ONLINE_POLL_MS } from '@/features/presence/presence.schema';
import { startHeartbeats } from '@/features/presence/ui/heartbeats';
import { startOnlineCounters } from '@/features/presence/ui/online-counters';
import { announceComboboxes } from '@/features/search/ui/box/combobox-script';
import { answerBanner } from '@/features/website/consent/ui/banner-script';
import { saveConsentChoice } from '@/features/website/consent/ui/save-consent-choice';
import { getVisitorId } from '@/lib/http/visitor-id';
import { toCall } from '@/lib/render/inline-script';
import { wantScripts } from '@/lib/render/want-scripts';
import { arrangeTabs } from './category-tabs-script';
import { noticeSessionEnd } from './session-end-script';

/** Parts that change how a page looks at first, and answers to the first press: they don't wait for a file. */
export const firstFrameScript = [
  toCall(arrangeTabs, CATEGORY_KEY),
  toCall(answerBanner, saveConsentChoice),
  toCall(hideInTime, MAX_TIMEOUT_MS),
].join('');

/** All else that happens on a public page without React while somebody reads it; pages add what is theirs alone. */
export const frameScript = [
  toCall(announceComboboxes),
  toCall(startHeartbeats, ONLINE_BEAT_MS, getVisitorId),
  toCall(startOnlineCounters, ONLINE_POLL_MS),
  toCall(keepSaved, wantScripts),
  toCall(watchPictures, wantScripts),
  toCall(watchLoading, LOADING_DELAYS.show, LOADING_DELAYS.hide, LOADING.begins, LOADING.ends),
  toCall(watchScroll, SHOW_AFTER_PX),
  toCall(watchConnection, TOAST_MS),
  toCall(noticeSessionEnd, wantScripts),
].join('');
