import type { ReactNode } from 'react';
import { MenuDismissal } from '@/components/ui/menu-dismissal';
import { ConnectionBanner } from '@/components/ui/page/connection-banner';
import { HydrationMarker } from '@/components/ui/page/hydration-marker';
import { IdlePrefetch } from '@/components/ui/page/idle-prefetch';
import { LoadingBar } from '@/components/ui/page/loading-bar';
import { ScrollTop } from '@/components/ui/page/scroll-top';
import { SpeculationRules } from '@/components/ui/page/speculation-rules';
import { StaticHtml } from '@/components/ui/static-html/static-html';
import { ToastRegion } from '@/components/ui/toast-region';
import { OfflineCache } from '@/features/news/offline/ui/offline-cache';
import { ONLINE_POLL_MS, ONLINE_WINDOW_MS } from '@/features/presence/presence.schema';
import { OnlineCounters } from '@/features/presence/ui/online-figures';
import { Presence } from '@/features/presence/ui/presence';
import { CookieBanner } from '@/features/website/consent/ui/cookie-banner';
import { authMessages } from '@/lib/auth/messages';
import { isEnglish, say } from '@/lib/messages/language';
import { siteMessages } from '@/lib/site/messages';
import { pickMenu } from '@/lib/site/rules';
import type { SiteFrame } from '@/lib/site/schema';
import { CategoryTabs } from './category-tabs';
import { EmergencyBanner } from './emergency-banner';
import { PageWords } from './page-words';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';
import { SessionEndToast } from './session-end-toast';

/** Number of first tabs that are prefetched when the browser is idle. */
const LOADED_AHEAD = 3;

/** Heartbeat interval in milliseconds: after two lost heartbeats in a row a reader is still counted as online. */
const HEARTBEAT_MS = ONLINE_WINDOW_MS / 3;

/** The frame around every public page. */
export function PublicFrame({ frame, children }: { frame: SiteFrame; children: ReactNode }) {
  const menu = pickMenu(frame);
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-sm bg-surface font-normal text-link focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:px-4 focus:py-2"
      >
        {say(siteMessages['frame.skip'])}
      </a>
      <LoadingBar />
      <div className="flex min-h-dvh flex-col">
        <CookieBanner policy={frame.privacyVersion} />
        {frame.emergencyBanner && <EmergencyBanner notice={frame.emergencyBanner} />}
        <PublicHeader frame={frame} />
        <CategoryTabs entries={menu} />
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <StaticHtml
          as="footer"
          source={frame.site}
          className="border-masthead-line border-t-2 bg-footer text-footer-ink text-sm print:hidden"
        >
          <PublicFooter frame={frame} />
        </StaticHtml>
      </div>
      <ScrollTop />
      <ConnectionBanner />
      <ToastRegion />
      <MenuDismissal />
      <StaticHtml className="hidden">
        <SpeculationRules />
      </StaticHtml>
      <Presence beatMs={HEARTBEAT_MS} />
      <OnlineCounters pollMs={ONLINE_POLL_MS} />
      <IdlePrefetch addresses={menu.slice(0, LOADED_AHEAD).map(({ href }) => href)} />
      <SessionEndToast closed={say(authMessages['login.closed'])} />
      <OfflineCache />
      <HydrationMarker />
      {isEnglish() && <PageWords />}
    </>
  );
}
