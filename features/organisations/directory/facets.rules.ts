import { say } from '@/lib/messages/language';
import { directoryMessages as words } from './directory.messages';
import type { DirectoryChoice } from './directory.rules';
import type { ProvinceRegion } from './provinces.queries';

/** Number of organisations with one value of a facet; the value is empty for none. */
export type FacetRow = { facet: 'kind' | 'province' | 'letter'; value: string; count: number };

export type CountedProvince = { id: number; name: string; count: number };
/**
 * A region with its provinces in Thai order, or the provinces without one. `number` is its place among the regions, from
 * 1, and 0 without one: it sets the colour on the map.
 */
export type CountedRegion = {
  id?: number;
  name?: string;
  number: number;
  count: number;
  provinces: CountedProvince[];
};

const byName = new Intl.Collator(['th', 'en']).compare;

/** Facets of the directory: numbers by kind, letters that occur, and the regions with the numbers of their provinces. */
export function toFacets(rows: readonly FacetRow[], provinces: readonly ProvinceRegion[]) {
  const count = (facet: FacetRow['facet']) =>
    new Map(rows.flatMap((row) => (row.facet === facet && row.value !== '' ? [[row.value, row.count] as const] : [])));
  const inProvince = count('province');
  const counted = provinces.map((province) => ({ ...province, count: inProvince.get(String(province.id)) ?? 0 }));
  return {
    kinds: count('kind'),
    letters: [...count('letter').keys()].toSorted(byName),
    regions: listRegions(counted),
  };
}

function listRegions(provinces: readonly (ProvinceRegion & { count: number })[]): CountedRegion[] {
  const known = new Map(provinces.flatMap(({ region }) => (region ? [[region.id, region] as const] : [])));
  const inOrder = [...known.values()].toSorted((a, b) => a.position - b.position || a.id - b.id);
  return [...inOrder, undefined].flatMap((region, index) => {
    const own = provinces
      .filter((province) => province.region?.id === region?.id)
      .toSorted((a, b) => byName(a.name, b.name));
    if (own.length === 0) return [];
    return [
      {
        id: region?.id,
        name: region?.name,
        number: region ? index + 1 : 0,
        count: own.reduce((sum, province) => sum + province.count, 0),
        provinces: own.map(({ id, name, count }) => ({ id, name, count })),
      },
    ];
  });
}

/** The filters of a choice in words: kind, province or region, letter. */
export function describeChoice(
  { kind, province, region, letter }: Pick<DirectoryChoice, 'kind' | 'province' | 'region' | 'letter'>,
  provinces: readonly ProvinceRegion[],
): string[] {
  const place = provinces.find(({ id }) => id === province);
  const around = provinces.find((one) => one.region !== undefined && one.region.id === region)?.region;
  return [
    kind && say(words[`directory.kind.${kind}`]),
    place?.name ?? around?.name,
    letter && say(words['directory.letter']).replace('{letter}', letter),
  ].filter((word) => word !== undefined);
}
