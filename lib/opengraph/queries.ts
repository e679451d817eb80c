import { db } from '../db';
import { isPublic } from '../news/queries';
import { readFrame } from '../site/queries';
import { seen, tag } from '../trace';
import { itemFacts, siteFacts } from './rules';
import type { PictureFacts } from './schema';

/**
 * What the picture of an item shows, or of the whole site without an id.
 *
 * @returns undefined for an item that readers can't see
 */
export async function findPictureFacts(id: number | undefined): Promise<PictureFacts | undefined> {
  const { site } = await readFrame();
  if (id === undefined) return siteFacts(site);
  seen(tag.news(id), tag.categories);
  const item = await db.news.findFirst({
    where: { id, ...isPublic() },
    select: { topic: true, category: { select: { id: true, name: true, color: true, colorDeep: true } } },
  });
  return item ? itemFacts(item, site) : undefined;
}
