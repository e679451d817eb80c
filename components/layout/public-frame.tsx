import type { ReactNode } from 'react';
import { authMessages } from '@/lib/auth/messages';
import { ONLINE_POLL_MS, ONLINE_WINDOW_MS } from '@/lib/online/schema';
import { siteMessages } from '@/lib/site/messages';
import type { SiteFrame } from '@/lib/site/schema';
import { CookieNotice } from '../consent/cookie-notice';
import { OfflineKeeper } from '../offline/offline-keeper';
import { MenuKeeper } from '../ui/menu-keeper';
import { Still } from '../ui/still/still';
import { ToastRegion } from '../ui/toast-region';
import { CategoryTabs } from './category-tabs';
import { ConnectionNotice } from './connection-notice';
import { EmergencyNotice } from './emergency-notice';
import { EndedNotice } from './ended-notice';
import { IdlePrefetch } from './idle-prefetch';
import { LoadingBar } from './loading-bar';
import { OnlineFigures } from './online-figures';
import { Presence } from './presence';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';
import { ScrollTop } from './scroll-top';
import { SpeculationRules } from './speculation-rules';
import { TakenOver } from './taken-over';

/** So many of the first tabs are loaded ahead when the browser is idle. */
const LOADED_AHEAD = 3;

/** Two lost words in a row still leave a reader counted, in milliseconds. */
const BEAT_MS = ONLINE_WINDOW_MS / 3;

/** Everything around a public page. */
export function PublicFrame({ frame, children }: { frame: SiteFrame; children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-sm bg-surface font-normal text-link focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:px-4 focus:py-2"
      >
        {siteMessages['frame.skip'].th}
      </a>
      <LoadingBar />
      <div className="flex min-h-dvh flex-col">
        <CookieNotice policy={frame.privacyVersion} />
        {frame.notice && <EmergencyNotice notice={frame.notice} />}
        <PublicHeader frame={frame} />
        <CategoryTabs entries={frame.menu} />
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <Still
          as="footer"
          source={frame.site}
          className="border-masthead-line border-t-2 bg-footer text-footer-ink text-sm print:hidden"
        >
          <PublicFooter frame={frame} />
        </Still>
      </div>
      <ScrollTop />
      <ConnectionNotice />
      <ToastRegion />
      <MenuKeeper />
      <Still className="hidden">
        <SpeculationRules />
      </Still>
      <Presence beatMs={BEAT_MS} />
      <OnlineFigures pollMs={ONLINE_POLL_MS} />
      <IdlePrefetch addresses={frame.menu.slice(0, LOADED_AHEAD).map(({ href }) => href)} />
      <EndedNotice closed={authMessages['login.closed'].th} />
      <OfflineKeeper />
      <TakenOver />
    </>
  );
}
