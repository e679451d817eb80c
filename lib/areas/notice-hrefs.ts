import { id as anId } from '@/lib/command/validation';
import type { Viewer } from '../auth/viewer';
import { areas } from './areas';
import { buildRowHref, getLandingHref } from './navigation';
import type { ScreenName } from './schema';

type AreaViewer = Pick<Viewer, 'role'>;

function findHrefOfScreens({ role }: AreaViewer, screens: readonly ScreenName[]): string | undefined {
  if (role === 'visitor') return undefined;
  const row = areas[role].rows.find(({ screen }) => screens.includes(screen));
  return row && buildRowHref(areas[role], row);
}

/** Address of the organisation's received notices; undefined in an area without them. */
export const findInboxHref = (viewer: AreaViewer): string | undefined => findHrefOfScreens(viewer, ['notices']);

/** Address of the list of the viewer's sent notices; the area's home for a role that sends none. */
export const getSentNoticesHref = (viewer: AreaViewer): string =>
  findHrefOfScreens(viewer, ['sentNotices']) ?? getLandingHref(viewer.role);

/** Address of a notice for a viewer, received or sent; the area's home for an invalid id. */
export function getNoticeHref(viewer: AreaViewer, id: string): string {
  const list = findInboxHref(viewer) ?? findHrefOfScreens(viewer, ['sentNotices']);
  const known = anId.safeParse(id);
  return list && known.success ? `${list}/${known.data}` : getLandingHref(viewer.role);
}
