import { MAX_PICTURES, MAX_VIDEOS } from '@/features/newsroom/item/content.schema';
import { db } from '@/lib/db/db';
import { findExpected } from '../items/expected.queries';
import type { SourceItem } from '../moving.schema';
import { compareItem } from './compare.rules';
import type { Sampled } from './proof.schema';

/** Compares an item of a source with the one that it became here; one that was edited here is told as such. */
export async function compareWithHere(sourceId: number, item: SourceItem): Promise<Sampled> {
  const thing = await db.moveThing.findUnique({
    where: { sourceId_kind_oldId: { sourceId, kind: 'news', oldId: item.oldId } },
    select: { newId: true, version: true },
  });
  const here = thing?.newId ? await findHere(thing.newId) : undefined;
  const base = { oldId: item.oldId, newId: thing?.newId ?? null, topic: item.topic, differences: [] };
  if (!thing || !here) return { ...base, state: 'missing' };
  const [expected, place] = await Promise.all([findExpected(sourceId, item), findPlaceNames(sourceId, item)]);
  const differences = compareItem({ ...item, ...expected, ...place }, here, {
    pictures: MAX_PICTURES,
    videos: MAX_VIDEOS,
  });
  if (differences.length === 0) return { ...base, state: 'equal' };
  return { ...base, differences, state: here.version === thing.version ? 'different' : 'edited' };
}

async function findHere(id: number) {
  const row = await db.news.findFirst({
    where: { id, deletedAt: null },
    select: {
      ...{
        topic: true,
        detail: true,
        publishAt: true,
        status: true,
        approveLevel: true,
        videoLinks: true,
        version: true,
      },
      ...{
        category: { select: { name: true } },
        organisation: { select: { name: true } },
        cover: { select: { hash: true } },
      },
      pictures: { select: { media: { select: { hash: true } } }, orderBy: { position: 'asc' } },
      count: { select: { reads: true, shares: true } },
    },
  });
  if (!row) return undefined;
  return {
    ...{ topic: row.topic, detail: row.detail, videoLinks: row.videoLinks, version: row.version },
    ...{ publishAt: row.publishAt.toISOString(), level: row.approveLevel, cover: row.cover?.hash },
    status: row.status === 'allow' || row.status === 'hide' ? row.status : ('draft' as const),
    ...{ category: row.category.name, office: row.organisation.name },
    pictures: row.pictures.map(({ media }) => media.hash),
    ...{ reads: row.count?.reads ?? 0, shares: row.count?.shares ?? 0 },
  };
}

/** Names of the category and the office here that stand for those of an item; undefined where none does. */
async function findPlaceNames(sourceId: number, { category, office }: SourceItem) {
  const mapped = await db.moveMapping.findMany({
    where: {
      sourceId,
      targetId: { not: null },
      OR: [
        { kind: 'category', name: category },
        { kind: 'office', name: office },
      ],
    },
    select: { kind: true, targetId: true },
  });
  const idOf = (kind: string) => mapped.find((one) => one.kind === kind)?.targetId ?? 0;
  const [inCategory, ofOffice] = await Promise.all([
    db.category.findUnique({ where: { id: idOf('category') }, select: { name: true } }),
    db.organisation.findUnique({ where: { id: office === '' ? 0 : idOf('office') }, select: { name: true } }),
  ]);
  return { category: inCategory?.name, office: ofOffice?.name };
}
