import { cache } from 'react';
import { db, type Prisma } from '@/lib/db/db';
import { pictureColumns, toPicture } from '@/lib/files/picture.schema';
import { toSafeTarget } from '@/lib/http/safe-target';
import { readId } from '@/lib/list/list';
import { pickName } from '@/lib/messages/language';
import { dependsOn, tag } from '@/lib/request/context';
import { listVisibleLinks, toAboutHtml } from '../organisations.rules';
import { listProgrammes } from './programmes.rules';

/** Maximum number of organisations listed below one; several times as many as any has. */
const MAX_MEMBERS = 200;

const linked = { select: { id: true, name: true, status: true } } as const;
const columns = {
  ...{ id: true, kind: true, name: true, shortName: true, address: true, phone: true, mapUrl: true, website: true },
  ...{ about: true, socialLinks: true, publicEmail: true, openingHours: true, programmes: true, provinceId: true },
  ...{ institute: linked, department: linked, province: { select: { id: true, name: true, nameEn: true } } },
  ...{ logo: { select: pictureColumns }, picture: { select: { ...pictureColumns, alt: true } } },
} as const satisfies Prisma.OrganisationSelect;
type Above = Prisma.OrganisationGetPayload<{ select: typeof columns }>['institute'];

/** Public profile of an open organisation, or undefined; memoised per render. */
export const findPublicOrganisation = cache(async (id: number) => {
  dependsOn(tag.profile(id));
  const row = await db.organisation.findUnique({ where: { id, status: 'open' }, select: columns });
  if (!row) return undefined;
  return {
    id,
    kind: row.kind,
    name: row.name,
    shortName: row.shortName === row.name ? undefined : row.shortName,
    province: row.province ? { id: row.province.id, name: pickName(row.province) } : undefined,
    /** The institute or department above it, if that is open. */
    above: [row.institute, row.department].flatMap(toAbove),
    logo: row.logo ? toPicture(row.logo, '') : undefined,
    picture: row.picture ? toPicture(row.picture, row.picture.alt) : undefined,
    address: row.address ?? undefined,
    phone: row.phone ?? undefined,
    email: row.publicEmail ?? undefined,
    openingHours: row.openingHours ?? undefined,
    mapUrl: toSafeTarget(row.mapUrl),
    website: toSafeTarget(row.website),
    about: toAboutHtml(row.about ?? ''),
    programmes: listProgrammes(row.programmes),
    links: listVisibleLinks(row.socialLinks),
  };
});

function toAbove(row: Above): { id: number; name: string }[] {
  if (!row) return [];
  dependsOn(tag.profile(row.id));
  return row.status === 'open' ? [{ id: row.id, name: row.name }] : [];
}

/** The open organisation with the id in a URL; undefined for a closed or unknown one, and for an invalid id. */
export async function findPublicOrganisationByParam(raw: string) {
  const id = readId(raw);
  return id === undefined ? undefined : findPublicOrganisation(id);
}

/** Public profile of an organisation; `about` is safe HTML, empty without a description. */
export type PublicOrganisation = NonNullable<Awaited<ReturnType<typeof findPublicOrganisation>>>;

type Position = Pick<PublicOrganisation, 'id' | 'kind' | 'province'>;

/** Open organisations that belong to an institute, a department or a provincial office, by name in Thai order. */
export async function listMembers({ id, kind, province }: Position): Promise<{ id: number; name: string }[]> {
  const where = toMembersWhere(id, kind, province?.id);
  if (!where) return [];
  dependsOn(tag.organisations);
  const rows = await db.organisation.findMany({
    where: { AND: [{ status: 'open' }, where] },
    select: { id: true, name: true },
    take: MAX_MEMBERS,
  });
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, 'th'));
}

function toMembersWhere(
  id: number,
  kind: PublicOrganisation['kind'],
  provinceId: number | undefined,
): Prisma.OrganisationWhereInput | undefined {
  if (kind === 'institute') return { kind: 'college', instituteId: id };
  if (kind === 'department') return { kind: 'unit', departmentId: id };
  return kind === 'province' && provinceId !== undefined ? { kind: 'college', provinceId } : undefined;
}
