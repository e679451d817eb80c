import { can } from '@/lib/auth/access';
import { type RoleFacts, roleTable } from '@/lib/auth/role-table';
import type { Viewer } from '@/lib/auth/viewer';
import { getStanding } from '../workflow/workflow.rules';
import type { ItemFacts, NewsroomScope } from '../workflow/workflow.schema';

/** Offices that supervise organisations which publish below their own level. */
const raisingOffices: readonly RoleFacts['supervises'][] = ['institute', 'province'];

/**
 * Level of the new items on which a viewer's office decides: the step below its own, where what came up to it stands.
 * Undefined for offices that raise nothing.
 */
export function getWatchedLevel(viewer: Viewer): number | undefined {
  const { publishLevel, supervises }: RoleFacts = roleTable[viewer.role];
  const raises = can(viewer, 'news.everywhere') || (can(viewer, 'news.publish') && raisingOffices.includes(supervises));
  return raises && viewer.organisationId !== undefined ? publishLevel - 1 : undefined;
}

/** True if a list has the tab of new items: one with news of others, for an office that decides on them. */
export const hasUndecidedTab = (
  viewer: Viewer,
  { scope, section }: { scope: NewsroomScope; section: ItemFacts['section'] },
): boolean => section === 'news' && scope !== 'self' && scope !== 'own' && getWatchedLevel(viewer) !== undefined;

/** True if the viewer's office may leave an item at its level: a public one of others that came up to it. */
export function canPass(viewer: Viewer, item: ItemFacts): boolean {
  if (item.section !== 'news' || item.deleted || item.status !== 'allow') return false;
  if (item.organisation.id === viewer.organisationId || item.level !== getWatchedLevel(viewer)) return false;
  const standing = getStanding(viewer, item);
  return standing === 'members' || standing === 'all';
}
