import { LOADING } from '@/components/ui/page/loading';
import { LOADING_DELAYS, watchLoading } from '@/components/ui/page/loading-bar-script';
import { watchPictures } from '@/features/news/ui/watch-pictures';
import { ONLINE_BEAT_MS } from '@/features/presence/presence.schema';
import { startHeartbeats } from '@/features/presence/ui/heartbeats';
import { getVisitorId } from '@/lib/http/visitor-id';
import { toCall } from '@/lib/render/inline-script';
import { wantScripts } from '@/lib/render/want-scripts';

/** Script that public pages and areas share, without React. */
export const areaScript = [
  toCall(startHeartbeats, ONLINE_BEAT_MS, getVisitorId),
  toCall(watchLoading, LOADING_DELAYS.show, LOADING_DELAYS.hide, LOADING.begins, LOADING.ends),
  toCall(watchPictures, wantScripts),
].join('');
