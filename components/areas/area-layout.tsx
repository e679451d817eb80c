import type { ReactNode } from 'react';
import { readDeletionDay } from '@/features/account/profile/profile.queries';
import { LeavingBanner } from '@/features/account/staff/leaving-banner';
import { readWaiting } from '@/features/newsroom/queue/queue.queries';
import { areas } from '@/lib/areas/areas';
import { mayEnter } from '@/lib/areas/entry';
import { menuOf } from '@/lib/areas/menu';
import type { AreaRole } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import { readPageViewer } from '@/lib/auth/page-viewer';
import { readFrame } from '@/lib/site/queries';
import { AreaFrame } from './area-frame';
import { toBell } from './bell';
import { countWaitingRequests, findOrganisationName } from './home/home.queries';
import { readUnread } from './unread';
import './staff.css';

/** The layout of a role's area. Whoever may not enter gets the page alone, which says so: nothing of the area is sent. */
export function areaLayout(role: AreaRole) {
  return async function AreaLayout({ children }: { children: ReactNode }) {
    const viewer = await readPageViewer();
    if (!mayEnter(viewer, role)) return <main id="main">{children}</main>;
    const [frame, organisation, requests, waiting, unread, leaving] = await Promise.all([
      readFrame(),
      findOrganisationName(viewer.organisationId),
      can(viewer, 'site.manage') ? countWaitingRequests() : 0,
      readWaiting(viewer),
      readUnread(viewer),
      readDeletionDay(viewer),
    ]);
    const bell = can(viewer, 'news.write') ? toBell(viewer, waiting, unread) : undefined;
    const data = {
      frame,
      menu: menuOf(role),
      badges: { ...(bell?.badges ?? unread), usersystems: requests },
      bell,
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
        {leaving && <LeavingBanner day={leaving} />}
        {children}
      </AreaFrame>
    );
  };
}
