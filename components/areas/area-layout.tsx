import type { ReactNode } from 'react';
import { findDeletionDay } from '@/features/account/profile/profile.queries';
import { DeletionBanner } from '@/features/account/staff/deletion-banner';
import { SecondFactorBanner } from '@/features/account/staff/second-factor-banner';
import { AwayBanner } from '@/features/newsroom/stand-ins/staff/away-banner';
import { findStandInNotices } from '@/features/newsroom/stand-ins/stand-ins.queries';
import { formatAbsence } from '@/features/newsroom/stand-ins/stand-ins.rules';
import { canEnterArea, getAccountHref } from '@/lib/areas/area-access';
import { areas } from '@/lib/areas/areas';
import { buildMenu } from '@/lib/areas/menu';
import type { AreaRole } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import { readPageViewer } from '@/lib/auth/page-viewer';
import { getSiteFrame } from '@/lib/site/queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { AreaFrame } from './area-frame';
import { findBell } from './find-bell';
import { findOrganisationName } from './home/home.queries';
import { countUnreadByPath } from './unread';
import './staff.css';

/**
 * The layout of a role's area. A viewer without access gets the bare page, which says so: nothing of the area is sent.
 */
export function createAreaLayout(role: AreaRole) {
  return async function AreaLayout({ children }: { children: ReactNode }) {
    const viewer = await readPageViewer();
    if (!canEnterArea(viewer, role)) return <main id="main">{children}</main>;
    const due = viewer.session?.secondFactorDue;
    const hasBell = can(viewer, 'news.write');
    const [frame, organisation, bell, unread, leaving, { away, standsInFor }] = await Promise.all([
      getSiteFrame(),
      findOrganisationName(viewer.organisationId),
      hasBell ? findBell(viewer) : undefined,
      hasBell ? undefined : countUnreadByPath(viewer),
      findDeletionDay(viewer),
      findStandInNotices(viewer),
    ]);
    const data = {
      frame,
      menu: buildMenu(role),
      badges: bell?.badges ?? unread ?? {},
      bell,
      notes: standsInFor.map((one) => formatAbsence('forBar', one)),
      home: areas[role].root,
      title: areas[role].title.th,
      name: viewer.name,
      organisation,
      chat: can(viewer, 'area.staff') ? frame.social.find(({ kind }) => kind === 'staffChat') : undefined,
    };
    return (
      <AreaFrame
        data={data}
        user={{ id: viewer.ownId, name: viewer.name, type: viewer.role, saves: can(viewer, 'saved.own') }}
      >
        {due && <SecondFactorBanner due={due} now={getCurrentTime()} account={getAccountHref(role)} />}
        {away && <AwayBanner away={away} />}
        {leaving && <DeletionBanner day={leaving} />}
        {children}
      </AreaFrame>
    );
  };
}
