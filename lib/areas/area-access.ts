import type { Viewer } from '@/lib/auth/viewer';
import { areas } from './areas';
import { buildRowHref, findRow, type OpenRow } from './navigation';
import type { AreaRole } from './schema';

/** What an area answers: another address, a refusal, nothing there, or the row that was asked for. */
export type AreaAccess =
  | { kind: 'elsewhere'; to: string }
  | { kind: 'forbidden' }
  | { kind: 'missing' }
  | { kind: 'open'; open: OpenRow };

/** Whether the frame of a role's area may be drawn for this viewer; of others' areas not even the menu is told. */
export function canEnterArea(viewer: Viewer, role: AreaRole): boolean {
  return viewer.role === role && viewer.session?.pendingStep !== 'secondFactor';
}

/**
 * Decides who comes in. Somebody else's area is refused before it is looked up, so that it tells nothing of itself.
 *
 * @param path the part of the address below the area's root
 * @param address the whole address with its query, to come back to after login
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

/** Where somebody goes who is not signed in, or no longer: a closed account has nothing to log in to. */
function getSignInHref(ended: Viewer['ended'], next: string): string {
  if (ended === 'closed') return '/?notice=closed';
  return ended === 'expired' ? `/login/?notice=expired&${next}` : `/login/?${next}`;
}

/** The address at which a role sets its password and its second factor. */
function getAccountHref(role: AreaRole): string {
  const area = areas[role];
  const row = area.rows.find(({ screen }) => screen === 'account');
  return row ? buildRowHref(area, row) : area.root;
}
