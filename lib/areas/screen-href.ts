import type { Viewer } from '@/lib/auth/viewer';
import { areas } from './areas';
import { buildRowHref } from './navigation';
import type { ScreenName } from './schema';

/** Address of the first row of the viewer's own area that has a screen; undefined if none has. */
export function findScreenHref({ role }: Pick<Viewer, 'role'>, screen: ScreenName): string | undefined {
  if (role === 'visitor') return undefined;
  const row = areas[role].rows.find((one) => one.screen === screen);
  return row && buildRowHref(areas[role], row);
}
