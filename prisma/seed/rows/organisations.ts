import { toNameColumns } from '@/features/organisations/organisations.rules';
import { toProgrammeColumns } from '@/features/organisations/profile/programmes.rules';
import type { Prisma } from '@/lib/db/db';
import { CLOSED_COLLEGE_CODE, organisations } from '../content/organisations';
import { buildProfile } from '../content/profiles';
import { provinces, regionGroups } from '../content/provinces';
import type { Organisation } from '../content/shapes';
import type { DemoFiles } from '../files';

const idOfKey = new Map(organisations.map(({ key }, index) => [key, index + 1]));

/** The database id of a demo organisation. */
export function getOrganisationId(key: string): number {
  const found = idOfKey.get(key);
  if (found === undefined) throw new Error(`no organisation ${key}`);
  return found;
}

export const regionGroupRows: Prisma.RegionGroupCreateManyInput[] = regionGroups.map(({ id, name, order }) => ({
  id,
  name,
  position: order,
}));

export const provinceRows: Prisma.ProvinceCreateManyInput[] = provinces.map(({ code, name, nameEn, regionId }) => ({
  id: Number(code),
  name,
  nameEn,
  regionGroupId: regionId,
}));

export const buildOrganisationRows = (files: DemoFiles): Prisma.OrganisationCreateManyInput[] =>
  organisations.map((seed) => ({ ...toOrganisationRow(seed), ...toProfileRow(seed, files) }));

const toOrganisationRow = (seed: Organisation) => ({
  id: getOrganisationId(seed.key),
  kind: seed.kind,
  code: seed.code,
  ...toNameColumns(seed),
  provinceId: seed.provinceCode ? Number(seed.provinceCode) : null,
  instituteId: seed.instituteKey ? getOrganisationId(seed.instituteKey) : null,
  departmentId: seed.departmentKey ? getOrganisationId(seed.departmentKey) : null,
  email: seed.email,
  phone: seed.phone,
  address: seed.address,
  status: seed.code === CLOSED_COLLEGE_CODE ? ('closed' as const) : ('open' as const),
});

function toProfileRow(seed: Organisation, files: DemoFiles) {
  const { pictureKey, programmes, ...profile } = buildProfile(seed);
  return {
    ...profile,
    ...toProgrammeColumns(programmes, seed.kind),
    pictureId: files.findId(pictureKey) ?? null,
  };
}
