import type { ReactNode } from 'react';
import { MenuDismissal } from '@/components/ui/menu-dismissal';
import { ColorSheet } from '@/components/ui/page/color-sheet';
import { ConnectionBanner } from '@/components/ui/page/connection-banner';
import { HydrationMarker } from '@/components/ui/page/hydration-marker';
import { InlineScript } from '@/components/ui/page/inline-script';
import { earlyInputScript } from '@/components/ui/page/keep-early-input';
import { LoadingBar } from '@/components/ui/page/loading-bar';
import { OfflineCache } from '@/features/news/offline/ui/offline-cache';
import { siteMessages } from '@/lib/site/messages';
import { ToastRegion } from '../ui/toast-region';
import { areaScript } from './area-script';
import type { AreaFrameData } from './frame-data';
import { RememberUser } from './remember-user';
import { Sidebar } from './sidebar';
import { widthScript } from './sidebar-width';
import { TopBar } from './top-bar';

type Props = {
  data: AreaFrameData;
  user: { id?: number; name?: string; type: string; saves: boolean };
  children: ReactNode;
};

/** The frame around every page of an area. */
export function AreaFrame({ data, user, children }: Props) {
  return (
    <>
      {data.frame.colorSheet !== undefined && <ColorSheet css={data.frame.colorSheet} />}
      <InlineScript code={earlyInputScript} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: fixed text of sidebar-width.ts; React would escape the quotes of a text child. */}
      <script dangerouslySetInnerHTML={{ __html: widthScript }} />
      <a
        href="#main"
        className="sr-only rounded-sm bg-surface font-normal text-link focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:px-4 focus:py-2"
      >
        {siteMessages['frame.skip'].th}
      </a>
      <LoadingBar />
      <div className="area-frame min-h-dvh">
        <Sidebar {...data} />
        <div className="flex min-w-0 flex-col">
          <TopBar {...data} />
          <main id="main" tabIndex={-1} className="grow px-4 pt-4 pb-16 md:px-6 lg:px-8">
            <div className="mx-auto max-w-page">{children}</div>
          </main>
        </div>
      </div>
      <ConnectionBanner />
      <ToastRegion />
      <MenuDismissal />
      <InlineScript code={areaScript} />
      <RememberUser {...user} />
      {user.saves && <OfflineCache />}
      <HydrationMarker />
    </>
  );
}
