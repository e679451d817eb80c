import { id as anId } from '@/lib/command/validation';
import type { Viewer } from '../auth/viewer';
import { areas } from './areas';
import { hrefOf, landingOf } from './open';
import type { ScreenName } from './schema';

type Asker = Pick<Viewer, 'role'>;

function hrefOfScreen({ role }: Asker, screens: readonly ScreenName[]): string | undefined {
  if (role === 'visitor') return undefined;
  const row = areas[role].rows.find(({ screen }) => screens.includes(screen));
  return row && hrefOf(areas[role], row);
}

/** Where a viewer reads what the organisation has received; undefined in an area without it. */
export const inboxHrefFor = (viewer: Asker): string | undefined => hrefOfScreen(viewer, ['notices']);

/** Where a notice opens for a viewer, received or sent; the area's home for what is no id. */
export function noticeHrefFor(viewer: Asker, id: string): string {
  const list = hrefOfScreen(viewer, ['notices', 'sentNotices']);
  const known = anId.safeParse(id);
  return list && known.success ? `${list}/${known.data}` : landingOf(viewer.role);
}
