import { hashSite, toSiteFacts } from '@/features/news/link-preview.rules';
import { getSiteFrame } from '@/lib/site/queries';
import { findPlannedCover, type PlannedCover } from '../drawn-covers/drawn-covers.queries';

/**
 * Content of the picture of an item, or of the whole site without an id.
 *
 * @returns undefined for an item that is not public
 */
export async function findLinkPreview(id: number | undefined): Promise<PlannedCover | undefined> {
  if (id !== undefined) return findPlannedCover(id);
  const { site } = await getSiteFrame();
  return { facts: toSiteFacts(site), version: hashSite(site) };
}
