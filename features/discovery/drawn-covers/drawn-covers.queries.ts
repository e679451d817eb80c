import { type DrawnItem, drawnColumns, hashDrawnItem, toCoverFacts } from '@/features/news/drawn-cover.rules';
import { buildPublicWhere } from '@/features/news/news.queries';
import { db } from '@/lib/db/db';
import type { CoverFacts } from '@/lib/drawn-cover/drawn-cover.schema';
import { getMediaFileName, pictureColumns } from '@/lib/files/picture.schema';
import { dependsOn, tag } from '@/lib/request/context';

/** Content of a cover, its version, and the name of the office's logo file in the media store. */
export type PlannedCover = { facts: CoverFacts; version: string; logo?: string | undefined };

/** The drawn cover of a public item, whether or not it has a picture; undefined for an item that is not public. */
export async function findPlannedCover(id: number): Promise<PlannedCover | undefined> {
  dependsOn(tag.news(id), tag.categories);
  const item = await db.news.findFirst({
    where: { id, ...buildPublicWhere() },
    select: {
      ...drawnColumns,
      organisation: { select: { id: true, name: true, logoId: true, logo: { select: pictureColumns } } },
    },
  });
  if (!item) return undefined;
  dependsOn(tag.profile(item.organisation.id));
  return planItem(item, item.organisation.logo);
}

type LogoFile = { hash: string; extension: string; widths: number[] };

/** The smallest stored width of a logo is large enough for a cover. */
const planItem = (item: DrawnItem, logo: LogoFile | null): PlannedCover => ({
  facts: toCoverFacts(item),
  version: hashDrawnItem(item),
  logo: logo ? getMediaFileName(logo, logo.widths[0]) : undefined,
});
