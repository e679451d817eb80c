import type { Viewer } from '@/lib/auth/viewer';
import { areas } from './areas';
import { buildRowHref, findRow, type OpenRow } from './navigation';
import type { AreaRole } from './schema';

/** Result of an access check: a redirect, a refusal, an unknown address, or the requested row. */
export type AreaAccess =
  | { kind: 'elsewhere'; to: string }
  | { kind: 'forbidden' }
  | { kind: 'missing' }
  | { kind: 'open'; open: OpenRow };

/**
 * True if the viewer may see the frame of a role's area. Nothing of another role's area is shown, not even its menu.
 */
export function canEnterArea(viewer: Viewer, role: AreaRole): boolean {
  return viewer.role === role && viewer.session?.pendingStep !== 'secondFactor';
}

/**
 * Decides access to an area. Another role's area is refused before the path is looked up, so that the refusal does not
 * reveal which addresses exist.
 *
 * @param path the part of the address below the area's root
 * @param address the full address with its query, to return to after login
 */
export function checkAreaAccess(viewer: Viewer, role: AreaRole, path: string, address: string): AreaAccess {
  const next = `next=${encodeURIComponent(address)}`;
  if (viewer.role === 'visitor') return { kind: 'elsewhere', to: getSignInHref(viewer.ended, next) };
  if (viewer.role !== role) return { kind: 'forbidden' };
  const open = findRow(role, path);
  const demands = viewer.session?.pendingStep;
  if (demands === 'secondFactor') return { kind: 'elsewhere', to: `/login/code/?${next}` };
  if (demands && open?.row.screen !== 'account') return { kind: 'elsewhere', to: getAccountHref(role) };
  return open ? { kind: 'open', open } : { kind: 'missing' };
}

/** Redirect target for a viewer without a valid session. A closed account has nothing to log in to. */
function getSignInHref(ended: Viewer['ended'], next: string): string {
  if (ended === 'closed') return '/?notice=closed';
  return ended === 'expired' ? `/login/?notice=expired&${next}` : `/login/?${next}`;
}

/** Address of the screen on which a role sets its password and its second factor. */
export function getAccountHref(role: AreaRole): string {
  const area = areas[role];
  const row = area.rows.find(({ screen }) => screen === 'account');
  return row ? buildRowHref(area, row) : area.root;
}
