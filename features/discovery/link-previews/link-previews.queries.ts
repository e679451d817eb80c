import { toItemFacts, toSiteFacts } from '@/features/news/link-preview.rules';
import type { PictureFacts } from '@/features/news/link-preview.schema';
import { buildPublicWhere } from '@/features/news/news.queries';
import { db } from '@/lib/db/db';
import { dependsOn, tag } from '@/lib/request/context';
import { getSiteFrame } from '@/lib/site/queries';

/**
 * Content of the picture of an item, or of the whole site without an id.
 *
 * @returns undefined for an item that is not public
 */
export async function findLinkPreviewFacts(id: number | undefined): Promise<PictureFacts | undefined> {
  const { site } = await getSiteFrame();
  if (id === undefined) return toSiteFacts(site);
  dependsOn(tag.news(id), tag.categories);
  const item = await db.news.findFirst({
    where: { id, ...buildPublicWhere() },
    select: { topic: true, category: { select: { id: true, name: true, color: true, colorDeep: true } } },
  });
  return item ? toItemFacts(item, site) : undefined;
}
