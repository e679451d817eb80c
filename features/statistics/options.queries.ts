import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { buildVisibleWhere, MOST_ORGANISATIONS, toPlaceWhere } from './statistics.queries';
import type { FigureChoice } from './statistics.rules';
import type { FigureScope } from './statistics.schema';

/** Options of the organisation filter, by name; limited to the chosen kind, region and province. */
export async function listFigureOrganisations(
  viewer: Viewer,
  scope: FigureScope,
  { kind, ...place }: Pick<FigureChoice, 'kind' | 'regionId' | 'provinceId'>,
): Promise<{ id: number; name: string }[]> {
  return db.organisation.findMany({
    where: { AND: [buildVisibleWhere(viewer, scope), { kind, ...toPlaceWhere(place) }] },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
    take: MOST_ORGANISATIONS,
  });
}

/** Provinces with organisations, by name; limited to the chosen region. */
export const listFigureProvinces = ({
  regionId,
}: Pick<FigureChoice, 'regionId'>): Promise<{ id: number; name: string }[]> =>
  db.province.findMany({
    where: { organisations: { some: {} }, regionGroupId: regionId },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
  });

/** Regions in their order. */
export const listFigureRegions = (): Promise<{ id: number; name: string }[]> =>
  db.regionGroup.findMany({ select: { id: true, name: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
