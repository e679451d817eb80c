import type { Prisma } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { CLOSED_COLLEGE_CODE, organisations } from '../content/organisations';
import { provinces, regionGroups } from '../content/provinces';

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

export const organisationRows: Prisma.OrganisationCreateManyInput[] = organisations.map((seed) => ({
  id: getOrganisationId(seed.key),
  kind: seed.kind,
  code: seed.code,
  name: seed.name,
  shortName: seed.shortName,
  nameSearch: toSearchText(`${seed.name} ${seed.shortName}`),
  provinceId: seed.provinceCode ? Number(seed.provinceCode) : null,
  instituteId: seed.instituteKey ? getOrganisationId(seed.instituteKey) : null,
  departmentId: seed.departmentKey ? getOrganisationId(seed.departmentKey) : null,
  email: seed.email,
  phone: seed.phone,
  address: seed.address,
  about: seed.about,
  status: seed.code === CLOSED_COLLEGE_CODE ? 'closed' : 'open',
}));
