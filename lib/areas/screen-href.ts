import type { Viewer } from '@/lib/auth/viewer';
import { areas } from './areas';
import { buildRowHref } from './navigation';
import type { ScreenName } from './schema';

/** The address of the first row of the viewer's own area that shows a screen; undefined where it has none. */
export function findScreenHref({ role }: Pick<Viewer, 'role'>, screen: ScreenName): string | undefined {
  if (role === 'visitor') return undefined;
  const row = areas[role].rows.find((one) => one.screen === screen);
  return row && buildRowHref(areas[role], row);
}
