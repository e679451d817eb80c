import type { ReactNode } from 'react';
import { MenuDismissal } from '@/components/ui/menu-dismissal';
import { ColorSheet } from '@/components/ui/page/color-sheet';
import { ConnectionBanner } from '@/components/ui/page/connection-banner';
import { ConnectionNote } from '@/components/ui/page/connection-note';
import { HydrationMarker } from '@/components/ui/page/hydration-marker';
import { InlineScript } from '@/components/ui/page/inline-script';
import { LoadingBar } from '@/components/ui/page/loading-bar';
import { ScrollTop } from '@/components/ui/page/scroll-top';
import { SpeculationRules } from '@/components/ui/page/speculation-rules';
import { StaticHtml } from '@/components/ui/static-html/static-html';
import { ToastRegion } from '@/components/ui/toast-region';
import { OfflineCache } from '@/features/news/offline/ui/offline-cache';
import { CookieBanner } from '@/features/website/consent/ui/cookie-banner';
import { authMessages } from '@/lib/auth/messages';
import { isEnglish, say } from '@/lib/messages/language';
import { siteMessages } from '@/lib/site/messages';
import { pickMenu } from '@/lib/site/rules';
import type { SiteFrame } from '@/lib/site/schema';
import { CategoryTabs } from './category-tabs';
import { EmergencyBanner } from './emergency-banner';
import { firstFrameScript } from './frame-script';
import { FRAME_SCRIPT_SRC } from './page-script';
import { PageWords } from './page-words';
import { PublicFooter } from './public-footer';
import { PublicHeader } from './public-header';
import { SessionEndToast } from './session-end-toast';

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
      {frame.colorSheet !== undefined && (
        <StaticHtml className="hidden">
          <ColorSheet css={frame.colorSheet} />
        </StaticHtml>
      )}
      <StaticHtml className="contents">
        <LoadingBar />
      </StaticHtml>
      <div className="flex min-h-dvh flex-col">
        <StaticHtml className="contents">
          <CookieBanner policy={frame.privacyVersion} />
          {frame.emergencyBanner && <EmergencyBanner notice={frame.emergencyBanner} />}
        </StaticHtml>
        <PublicHeader frame={frame} />
        <CategoryTabs entries={menu} />
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <StaticHtml
          as="footer"
          source={frame.site}
          className="lazy tall-71 sm:tall-42 lg:tall-32 border-masthead-line border-t-2 bg-footer text-footer-ink text-sm print:hidden"
        >
          <PublicFooter frame={frame} />
        </StaticHtml>
      </div>
      <StaticHtml className="contents">
        <ScrollTop />
      </StaticHtml>
      <StaticHtml className="contents">
        <ConnectionNote />
      </StaticHtml>
      <ConnectionBanner onlyCopies />
      <ToastRegion />
      <MenuDismissal />
      <StaticHtml className="hidden">
        <SpeculationRules />
      </StaticHtml>
      <SessionEndToast closed={say(authMessages['login.closed'])} />
      <OfflineCache />
      <InlineScript code={firstFrameScript} />
      <StaticHtml className="hidden">
        <script defer src={FRAME_SCRIPT_SRC} />
      </StaticHtml>
      <HydrationMarker />
      {isEnglish() && <PageWords />}
    </>
  );
}
