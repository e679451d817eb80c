import { cache } from 'react';
import { db } from '@/lib/db/db';
import { pickName } from '@/lib/messages/language';
import { dependsOn, tag } from '@/lib/request/context';

/** Maximum number of provinces read, several times as many as there are. */
const MAX_PROVINCES = 400;

/** All provinces with their names in the page's language, their region and its place among the regions; memoised per render. */
export const listProvinceRegions = cache(async () => {
  dependsOn(tag.organisations);
  const rows = await db.province.findMany({
    select: { id: true, name: true, nameEn: true, regionGroup: { select: { id: true, name: true, position: true } } },
    take: MAX_PROVINCES,
  });
  return rows.map(({ id, regionGroup, ...names }) => ({ id, name: pickName(names), region: regionGroup ?? undefined }));
});
/** A province with its region, if it is in one. */
export type ProvinceRegion = Awaited<ReturnType<typeof listProvinceRegions>>[number];
