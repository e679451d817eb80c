import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { buildReachableWhere } from './audience.queries';
import type { NoticeAudience } from './audience.schema';

export type AudienceOption = { id: number; name: string; count: number };
/**
 * Audience options of a sender: kinds, region groups, provinces and institutes, each with its number of open
 * organisations among those that the sender supervises.
 */
export type AudienceOptions = {
  kinds: { kind: NoticeAudience['kinds'][number]; count: number }[];
  regions: AudienceOption[];
  provinces: AudienceOption[];
  institutes: AudienceOption[];
};

/** Audience options of the viewer; those without any organisation are left out. */
export async function listAudienceOptions(viewer: Viewer): Promise<AudienceOptions> {
  const [groups, regions, provinces] = await Promise.all([
    db.organisation.groupBy({
      by: ['kind', 'provinceId', 'instituteId'],
      where: buildReachableWhere(viewer),
      _count: { _all: true },
    }),
    db.regionGroup.findMany({ select: { id: true, name: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    db.province.findMany({ select: { id: true, name: true, regionGroupId: true }, orderBy: { name: 'asc' } }),
  ]);
  const institutes = await db.organisation.findMany({
    where: { kind: 'institute', id: { in: groups.flatMap(({ instituteId }) => instituteId ?? []) } },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
  });
  const regionOf = new Map(provinces.map(({ id, regionGroupId }) => [id, regionGroupId]));
  type Group = (typeof groups)[number];
  const sum = <K>(toKey: (group: Group) => K | null | undefined): Map<K, number> => {
    const counts = new Map<K, number>();
    for (const group of groups) {
      const key = toKey(group);
      if (key !== null && key !== undefined) counts.set(key, (counts.get(key) ?? 0) + group._count._all);
    }
    return counts;
  };
  const toOptions = (rows: readonly { id: number; name: string }[], counts: ReadonlyMap<number, number>) =>
    rows.flatMap(({ id, name }) => {
      const count = counts.get(id);
      return count === undefined ? [] : [{ id, name, count }];
    });
  return {
    kinds: [...sum(({ kind }) => kind)].map(([kind, count]) => ({ kind, count })),
    regions: toOptions(
      regions,
      sum(({ provinceId }) => (provinceId === null ? null : regionOf.get(provinceId))),
    ),
    provinces: toOptions(
      provinces,
      sum(({ provinceId }) => provinceId),
    ),
    institutes: toOptions(
      institutes,
      sum(({ kind, instituteId }) => (kind === 'college' ? instituteId : null)),
    ),
  };
}
