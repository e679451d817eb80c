import { db } from '@/lib/db/db';
import type { GroupedProvince, Region } from './regions.schema';

/** Region groups in their order with their provinces, and all provinces with their groups, by name in Thai order. */
export async function listRegions(): Promise<{ regions: Region[]; provinces: GroupedProvince[] }> {
  const [groups, rows] = await Promise.all([
    db.regionGroup.findMany({ select: { id: true, name: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    db.province.findMany({ select: { id: true, name: true, regionGroup: { select: { id: true, name: true } } } }),
  ]);
  const provinces = rows
    .map(({ regionGroup, ...province }) => ({ ...province, region: regionGroup ?? undefined }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'th'));
  const regions = groups.map((group) => ({
    ...group,
    provinces: provinces.filter(({ region }) => region?.id === group.id).map(({ id, name }) => ({ id, name })),
  }));
  return { regions, provinces };
}
