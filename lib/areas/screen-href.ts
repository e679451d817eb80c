import type { Viewer } from '@/lib/auth/viewer';
import { areas } from './areas';
import { buildRowHref } from './navigation';
import type { AreaRow, ScreenName } from './schema';

type AreaViewer = Pick<Viewer, 'role'>;

const findScreenRow = ({ role }: AreaViewer, screen: ScreenName): AreaRow | undefined =>
  role === 'visitor' ? undefined : areas[role].rows.find((one) => one.screen === screen);

/** Address of the first row of the viewer's own area that has a screen; undefined if none has. */
export function findScreenHref(viewer: AreaViewer, screen: ScreenName): string | undefined {
  const row = findScreenRow(viewer, screen);
  return row && viewer.role !== 'visitor' ? buildRowHref(areas[viewer.role], row) : undefined;
}

/** Path of that row below the area's root, as a list of one; empty if no row has the screen. */
export const findScreenPath = (viewer: AreaViewer, screen: ScreenName): string[] =>
  [findScreenRow(viewer, screen)].flatMap((row) => row?.path ?? []);
